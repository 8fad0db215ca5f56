import type { Instant } from '#domain/time.ts';
import type { Site } from '#app/context.ts';

const MINUTE_MS = 60_000;

/** The moment whose figures programs get: prices are held back so long (`openData` in exchange.config.ts). */
export function delayedNow(site: Site): Instant {
  return site.now() - site.exchange.openData.quoteDelayMinutes * MINUTE_MS;
}

/** The site with another now: what is asked of it by time is answered as of then. */
export function asItWas(site: Site, at: Instant): Site {
  return { ...site, now: () => at };
}
