import type { Instant } from '#domain/time.ts';
import type { Site } from '#app/context.ts';

const MINUTE_MS = 60_000;

/** The moment of the figures in the API: prices are delayed by this time (`openData` in exchange.config.ts). */
export function delayedNow(site: Site): Instant {
  return site.now() - site.exchange.openData.quoteDelayMinutes * MINUTE_MS;
}

/** The site with another current time: queries by time are answered as of then. */
export function asItWas(site: Site, at: Instant): Site {
  return { ...site, now: () => at };
}
