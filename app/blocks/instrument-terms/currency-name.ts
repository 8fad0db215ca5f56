import type { Locale } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';

const NAMED = ['AED', 'USD'];

/** A currency by its short name in the reader's language; one that has none keeps its code. For loaders. */
export function currencyName(code: string, locale: Locale): string {
  return NAMED.includes(code) ? textOf(locale)(`terms.currency.${code}`) : code;
}
