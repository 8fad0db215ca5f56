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
  /** Keys that are known at the moment. */
  size(): number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** A bucket is some hundred bytes: what is kept of all addresses stays below ten megabytes. */
const BUCKETS_MAX = 50_000;

/**
 * A token bucket for each key (RFC 2697 in its simplest form): `burst` tokens, filled up at `perMinute`. A key is known
 * for as long as its limit lasts; beyond `bucketsMax` the one that was not heard of longest is forgotten.
 */
export function createRateLimiter(
  { burst, perMinute }: Rate,
  now: () => number,
  bucketsMax = BUCKETS_MAX,
): RateLimiter {
  const perMs = perMinute / 60_000;
  const buckets = new Map<string, Bucket>();

  function refreshed(key: string): Bucket {
    const known = buckets.get(key);
    const at = now();
    if (!known) return { tokens: burst, at };
    buckets.delete(key);
    // A clock that was set back fills nothing.
    return { tokens: Math.min(burst, known.tokens + Math.max(0, at - known.at) * perMs), at };
  }

  function take(key: string): Taken {
    const bucket = refreshed(key);
    const allowed = bucket.tokens >= 1;
    if (allowed) bucket.tokens -= 1;
    buckets.set(key, bucket);
    forget(bucket.at);
    return {
      waitS: allowed ? 0 : Math.ceil((1 - bucket.tokens) / perMs / 1000),
      left: Math.floor(bucket.tokens),
    };
  }

  /** A bucket that is full again says nothing, so its key is not kept: the oldest come first. */
  function forget(at: number): void {
    for (const [key, bucket] of buckets) {
      const isFull = bucket.tokens + (at - bucket.at) * perMs >= burst;
      if (!isFull && buckets.size <= bucketsMax) return;
      buckets.delete(key);
    }
  }

  return {
    take,
    give(key) {
      const known = buckets.get(key);
      if (known) known.tokens = Math.min(burst, known.tokens + 1);
    },
    size: () => buckets.size,
  };
}
