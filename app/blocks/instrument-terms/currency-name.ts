import type { Locale } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';

const NAMED = ['AED', 'USD'];

/** Whether a currency has a name of its own in the texts. */
export const isNamed = (code: string) => NAMED.includes(code);

/** A currency by its short name in the reader's language; one that has none keeps its code. For loaders. */
export function currencyName(code: string, locale: Locale): string {
  return isNamed(code) ? textOf(locale)(`market.currency.${code}`) : code;
}

/** A column of currencies: a page has their names, files the codes. */
export const CURRENCY_IN_WORDS = {
  label: ({ currency }: { currency: string | null }, locale: Locale) => currencyName(currency ?? '', locale),
};
