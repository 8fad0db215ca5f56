export interface Rate {
  /** Requests that may come at once. */
  burst: number;
  /** Requests that may come in the long run. */
  perMinute: number;
}

export interface Taken {
  /** 0 when the request may come; else after how many whole seconds the next may. */
  waitS: number;
  /** How many whole requests may still come at once. */
  left: number;
}

export interface RateLimiter {
  /** Counts one more request. */
  take(key: string): Taken;
  /** Gives one back that took nothing. */
  give(key: string): void;
  /** Buckets that are kept at the moment. */
  size(): number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** A bucket is some hundred bytes: what is kept of all addresses stays below ten megabytes. */
const BUCKETS_MAX = 50_000;

/**
 * A token bucket for each key (RFC 2697 in its simplest form): `burst` tokens, filled up at `perMinute`. Buckets are kept in
 * two halves. When the newer half has lasted until any of its buckets would be full again, or holds half of `bucketsMax`, it
 * takes the place of the older one: whoever was not heard of longest is forgotten, and no request pays for it.
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

  /** The key's bucket as it is at the moment; that of a key which is not known is full. It is the newest one then. */
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
