import { marketTime, formatDate } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time.ts';
import type { LiveReader } from '#live/reader.ts';
import { SENTENCE, type AgeCause } from './words/page-age.ts';

const BODY = /<body[^>]*>/;

/**
 * Inserts at the start of a page's body the time the page dates from and why it is not newer. The element has a name of
 * its own: React ignores foreign elements in the body only when their names differ from its own. Anything other than a
 * page is returned unchanged.
 */
export function withAge(
  html: Buffer,
  type: string | undefined,
  locale: Locale,
  asOf: Instant,
  cause: AgeCause = 'fault',
): Buffer {
  if (!type?.startsWith('text/html')) return html;
  const sentence = SENTENCE[locale][cause](formatDate(asOf, locale), `<bdi>${marketTime(asOf)}</bdi>`);
  const iso = new Date(asOf).toISOString();
  const mark = `<page-age role="status" data-as-of="${iso}"><p>${sentence}</p></page-age>`;
  return Buffer.from(html.toString().replace(BODY, (body) => body + mark));
}

/**
 * Returns the market time of `ms` milliseconds ago: a page has one clock, and a simulated market's is not the wall
 * clock.
 */
export function marketAgo(live: Pick<LiveReader, 'now' | 'clock'>): (ms: number) => Instant {
  return (ms) => Math.round(live.now() - ms * live.clock().speed);
}
