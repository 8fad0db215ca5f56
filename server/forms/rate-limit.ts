export interface Rate {
  /** Requests allowed at once. */
  burst: number;
  /** Requests allowed per minute in the long run. */
  perMinute: number;
}

export interface Taken {
  /** 0 when the request is allowed; otherwise the whole seconds until the next is. */
  waitS: number;
  /** How many more whole requests are allowed at once. */
  left: number;
}

export interface RateLimiter {
  /** Counts one more request. */
  take(key: string): Taken;
  /** Returns one token for a request that cost nothing. */
  give(key: string): void;
  /** Number of stored buckets. */
  size(): number;
}

/** Sums of fractions are inexact: a token that is due within this time counts as there. */
const ROUNDING_MS = 0.001;

interface Bucket {
  /** The time at which it is full again, in milliseconds of `now`. */
  fullAt: number;
}

/** A bucket takes some hundred bytes: the buckets of all addresses stay below ten megabytes. */
const BUCKETS_MAX = 50_000;

/**
 * A token bucket for each key: `burst` tokens, refilled at `perMinute`. Only the time is stored at which it is full
 * again: a taken token postpones it by the time that one token needs (the generic cell rate algorithm, ITU-T I.371).
 * Buckets are stored in two halves. When the newer half is old enough that all its buckets would be full again, or
 * contains half of `bucketsMax`, it replaces the older half: the least recently seen keys are forgotten, and no single
 * request pays for it.
 */
export function createRateLimiter(
  { burst, perMinute }: Rate,
  now: () => number,
  bucketsMax = BUCKETS_MAX,
): RateLimiter {
  const tokenMs = 60_000 / perMinute;
  const fillMs = burst * tokenMs;
  let newer = new Map<string, Bucket>();
  let older = new Map<string, Bucket>();
  let newerSince = now();

  /** The key's bucket, moved to the newer half; an unknown key's bucket is full. */
  function bucketOf(key: string, at: number): Bucket {
    const known = newer.get(key);
    if (known) return known;
    if (at - newerSince >= fillMs || newer.size >= bucketsMax / 2) {
      older = newer;
      newer = new Map();
      newerSince = at;
    }
    const bucket = older.get(key) ?? { fullAt: at };
    newer.set(key, bucket);
    return bucket;
  }

  /** Time until the bucket is full, and at most the time that fills an empty one: a clock that was set back fills nothing. */
  function lacksMs(bucket: Bucket, at: number): number {
    return Math.min(fillMs, Math.max(0, bucket.fullAt - at));
  }

  return {
    take(key) {
      const at = now();
      const bucket = bucketOf(key, at);
      const lacks = lacksMs(bucket, at);
      const waitMs = lacks + tokenMs - fillMs;
      const isAllowed = waitMs <= ROUNDING_MS;
      const then = isAllowed ? lacks + tokenMs : lacks;
      bucket.fullAt = at + then;
      return {
        waitS: isAllowed ? 0 : Math.ceil(waitMs / 1_000),
        left: Math.floor((fillMs - then + ROUNDING_MS) / tokenMs),
      };
    },
    give(key) {
      const at = now();
      const bucket = bucketOf(key, at);
      bucket.fullAt = at + Math.max(0, lacksMs(bucket, at) - tokenMs);
    },
    size: () => newer.size + older.size,
  };
}
