import type { Locale } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';

const NAMED = ['AED', 'USD'];

/** True when the texts have a name for the currency. */
export const isNamed = (code: string) => NAMED.includes(code);

/** The short name of a currency in the reader's language; its code where it has no name. For loaders. */
export function currencyName(code: string, locale: Locale): string {
  return isNamed(code) ? textOf(locale)(`market.currency.${code}`) : code;
}

/** Column of currencies: a page shows their names, files the codes. */
export const CURRENCY_IN_WORDS = {
  label: ({ currency }: { currency: string | null }, locale: Locale) => currencyName(currency ?? '', locale),
};
