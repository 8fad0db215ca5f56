/** Every `Cache-Control` of the site, by name. */
export const CACHE_CONTROL = {
  /** A page with moving figures: one second, while it is fresh in the server's cache. */
  live: 'public, max-age=1',
  /** A page that changes when its data does: browsers revalidate each time, mostly answered 304. */
  page: 'public, no-cache',
  /**
   * The root, which redirects readers to their language: a shared cache must not give one reader's answer to another.
   */
  private: 'private, no-cache',
  /** Data that programs poll and that moves. */
  moment: 'public, max-age=5',
  /** Data for programs that changes when its source does. */
  minute: 'public, max-age=60, stale-while-revalidate=600',
  /** A file whose name does not change with its content. */
  hour: 'public, max-age=3600',
  /** A picture whose text changes, but seldom. */
  day: 'public, max-age=86400',
  /** A file whose name contains the hash of its content. */
  immutable: 'public, max-age=31536000, immutable',
  /** Faults, redirects, and pages for what one reader types. */
  none: 'no-store',
} as const;

export type CachePolicy = keyof typeof CACHE_CONTROL;
