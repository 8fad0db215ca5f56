/** What happens to cached pages, for logs and metrics. `route` is the page's name in the site map. */
export type CacheEvent =
  /** Sent at once: fresh, or stale while it is made anew. */
  | { kind: 'hit' | 'stale'; route: string }
  /** A reader waits until it is made, alone or with others. */
  | { kind: 'miss'; route: string }
  | { kind: 'made'; route: string; address: string; ms: number; status: number; isCacheable: boolean }
  /** Something that it shows has changed. */
  | { kind: 'retired'; route: string }
  /** Made room for others. */
  | { kind: 'evicted'; route: string };

export type CacheObserver = (event: CacheEvent) => void;
