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

  const bucketOf = (key: string): Bucket | undefined => newer.get(key) ?? older.get(key);

  function refreshed(key: string, at: number): Bucket {
    const known = bucketOf(key);
    if (!known) return { tokens: burst, at };
    // A clock that was set back fills nothing.
    return { tokens: Math.min(burst, known.tokens + Math.max(0, at - known.at) * perMs), at };
  }

  function keep(key: string, bucket: Bucket): void {
    if (bucket.at - newerSince >= fillMs || newer.size >= bucketsMax / 2) {
      older = newer;
      newer = new Map();
      newerSince = bucket.at;
    }
    newer.set(key, bucket);
  }

  return {
    take(key) {
      const bucket = refreshed(key, now());
      const allowed = bucket.tokens >= 1;
      if (allowed) bucket.tokens -= 1;
      keep(key, bucket);
      return {
        waitS: allowed ? 0 : Math.ceil((1 - bucket.tokens) / perMs / 1000),
        left: Math.floor(bucket.tokens),
      };
    },
    give(key) {
      const known = bucketOf(key);
      if (known) known.tokens = Math.min(burst, known.tokens + 1);
    },
    size: () => newer.size + older.size,
  };
}
