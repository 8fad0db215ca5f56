/** Every `Cache-Control` of the site, by name. */
export const CACHE_CONTROL = {
  /** A page with figures that move: a second, as long as it is fresh here. */
  live: 'public, max-age=1',
  /** A page that changes when its data does, which only we know: browsers ask each time, mostly answered 304. */
  page: 'public, no-cache',
  /** The root, which sends readers to their language: no cache between may answer one reader with what another got. */
  private: 'private, no-cache',
  /** What programs ask for again and again, while it moves. */
  moment: 'public, max-age=5',
  /** What programs ask for, and changes when its data does. */
  minute: 'public, max-age=60, stale-while-revalidate=600',
  /** A file under a name that stays when its content changes. */
  hour: 'public, max-age=3600',
  /** A picture whose words do change, seldom. */
  day: 'public, max-age=86400',
  /** A file whose name says its content. */
  immutable: 'public, max-age=31536000, immutable',
  /** Faults, redirects, and what one reader types. */
  none: 'no-store',
} as const;

export type CachePolicy = keyof typeof CACHE_CONTROL;
