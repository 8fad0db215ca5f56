import { LOCALE_CODES, type Locale } from './locale.ts';

/** A value for each language. */
export function byLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

/** The languages other than the given one. */
export function otherLocales(locale: Locale): readonly Locale[] {
  return LOCALE_CODES.filter((code) => code !== locale);
}
