import { dubaiClock, formatDate } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time.ts';

const BODY = /<body[^>]*>/;

const SENTENCE: Record<Locale, (date: string, time: string) => string> = {
  en: (date, time) =>
    `<b>We cannot update this page at the moment.</b> It shows what we had on ${date} at ${time}. We keep trying.`,
  ar: (date, time) =>
    `<b>يتعذّر تحديث هذه الصفحة حالياً.</b> المعروض هنا كما في ${date}، الساعة ${time}. ونواصل المحاولة.`,
};

/**
 * A page's HTML with the time as of which it is, said first of all. It stands outside of what the scripts of the page know, in
 * an element that they pass over. What is no page stays as it is.
 */
export function withAge(html: Buffer, type: string | undefined, locale: Locale, asOf: Instant): Buffer {
  if (!type?.startsWith('text/html')) return html;
  const sentence = SENTENCE[locale](formatDate(asOf, locale), `<bdi>${dubaiClock(asOf)}</bdi>`);
  const iso = new Date(asOf).toISOString();
  const mark = `<aside class="page-age" role="status" data-as-of="${iso}"><p>${sentence}</p></aside>`;
  return Buffer.from(html.toString().replace(BODY, (body) => body + mark));
}
