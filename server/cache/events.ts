/** Events of cached pages, for logs and metrics. `route` is the page's name in the site map. */
export type CacheEvent =
  /** Sent immediately: fresh, or stale while it is rendered again. */
  | { kind: 'hit' | 'stale'; route: string }
  /** A reader waits until the page is rendered, alone or with others. */
  | { kind: 'miss'; route: string }
  | { kind: 'made'; route: string; address: string; ms: number; status: number; isCacheable: boolean }
  /** Something that the page shows has changed. */
  | { kind: 'retired'; route: string }
  /** Removed to make room for other pages. */
  | { kind: 'evicted'; route: string };

export type CacheObserver = (event: CacheEvent) => void;
