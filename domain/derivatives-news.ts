import { normaliseArabic } from './arabic.ts';

/** Names of derivatives products in headlines of either language; Arabic in the form that `normaliseArabic` returns. */
const DERIVATIVES = /\b(futures?|derivatives?|options|open interest)\b|مستقبليه|مشتقات|عقود الخيار/;

/**
 * True for news of the derivatives market. The feed does not mark it, so the words of the headline decide (a rule of
 * ours).
 */
export function isDerivativesNews(headline: string): boolean {
  return DERIVATIVES.test(normaliseArabic(headline));
}
