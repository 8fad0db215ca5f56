import { normaliseArabic } from './arabic.ts';

/** As headlines of either language name what trades on the derivatives market; Arabic as `normaliseArabic` leaves it. */
const DERIVATIVES = /\b(futures?|derivatives?|options|open interest)\b|مستقبليه|مشتقات|عقود الخيار/;

/** True for news of the derivatives market: the feed marks none, the words of the headline do (a rule of ours). */
export function isDerivativesNews(headline: string): boolean {
  return DERIVATIVES.test(normaliseArabic(headline));
}
