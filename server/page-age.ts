import { marketTime, formatDate } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time.ts';
import { SENTENCE } from './words/page-age.ts';

const BODY = /<body[^>]*>/;

/**
 * A page's HTML with the time as of which it is, said first of all. It is outside of what the scripts of the page know, in
 * an element that they pass over. What is not a page stays as it is.
 */
export function withAge(html: Buffer, type: string | undefined, locale: Locale, asOf: Instant): Buffer {
  if (!type?.startsWith('text/html')) return html;
  const sentence = SENTENCE[locale](formatDate(asOf, locale), `<bdi>${marketTime(asOf)}</bdi>`);
  const iso = new Date(asOf).toISOString();
  const mark = `<div class="page-age" role="status" data-as-of="${iso}"><p>${sentence}</p></div>`;
  return Buffer.from(html.toString().replace(BODY, (body) => body + mark));
}
