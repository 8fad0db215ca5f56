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

interface Bucket {
  tokens: number;
  at: number;
}

/** A bucket takes some hundred bytes: the buckets of all addresses stay below ten megabytes. */
const BUCKETS_MAX = 50_000;

/**
 * A token bucket for each key (RFC 2697 in its simplest form): `burst` tokens, refilled at `perMinute`. Buckets are
 * stored in two halves. When the newer half is old enough that all its buckets would be full again, or contains half of
 * `bucketsMax`, it replaces the older half: the least recently seen keys are forgotten, and no single request pays for
 * it.
 */
export function createRateLimiter(
  { burst, perMinute }: Rate,
  now: () => number,
  bucketsMax = BUCKETS_MAX,
): RateLimiter {
  const perMs = perMinute / 60_000;
  const fillMs = burst / perMs;
  let newer = new Map<string, Bucket>();
  let older = new Map<string, Bucket>();
  let newerSince = now();

  /** The key's current bucket, moved to the newer half; an unknown key's bucket is full. */
  function bucketOf(key: string): Bucket {
    const at = now();
    if (at - newerSince >= fillMs || newer.size >= bucketsMax / 2) {
      older = newer;
      newer = new Map();
      newerSince = at;
    }
    const known = newer.get(key);
    const bucket = known ?? older.get(key) ?? { tokens: burst, at };
    if (!known) newer.set(key, bucket);
    // A clock that was set back fills nothing.
    bucket.tokens = Math.min(burst, bucket.tokens + Math.max(0, at - bucket.at) * perMs);
    bucket.at = at;
    return bucket;
  }

  return {
    take(key) {
      const bucket = bucketOf(key);
      const allowed = bucket.tokens >= 1;
      if (allowed) bucket.tokens -= 1;
      return {
        waitS: allowed ? 0 : Math.ceil((1 - bucket.tokens) / perMs / 1000),
        left: Math.floor(bucket.tokens),
      };
    },
    give(key) {
      const bucket = bucketOf(key);
      bucket.tokens = Math.min(burst, bucket.tokens + 1);
    },
    size: () => newer.size + older.size,
  };
}
