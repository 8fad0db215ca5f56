import { marketTime, formatDate } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time.ts';
import type { LiveReader } from '#live/reader.ts';
import { SENTENCE, type AgeCause } from './words/page-age.ts';

const BODY = /<body[^>]*>/;

/**
 * A page's HTML with the time as of which it is and why it is not newer, said first of all. It is an element of its own
 * name: React passes over what it has not made in the body only where it is called otherwise than its own. What is not a
 * page stays as it is.
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

/** Gives the market's moment that was so many milliseconds ago: a page has one clock, and a simulated market's is not the wall's. */
export function marketAgo(live: Pick<LiveReader, 'now' | 'clock'>): (ms: number) => Instant {
  return (ms) => Math.round(live.now() - ms * live.clock().speed);
}
