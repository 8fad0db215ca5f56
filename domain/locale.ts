export type Direction = 'ltr' | 'rtl';

export interface LocaleInfo {
  /** BCP 47 tag for `<html lang>` and `hreflang`. */
  iso: `${string}-${string}`;
  dir: Direction;
  /** Text before the year of a date, and the minimum number of digits of its day. */
  date: { beforeYear: string; dayDigits: 1 | 2 };
}

/**
 * The languages of the site (docs/specification.md, section 3, Locale), the default one first. All other code reads
 * this list: docs/decisions/030-a-third-language.md says what else a further language needs.
 */
export const LOCALES = {
  en: {
    iso: 'en-US',
    dir: 'ltr',
    date: { beforeYear: ', ', dayDigits: 2 },
  },
  ar: {
    iso: 'ar-AE',
    dir: 'rtl',
    date: { beforeYear: ' ', dayDigits: 1 },
  },
} as const satisfies Record<string, LocaleInfo>;

export type Locale = keyof typeof LOCALES;

export const LOCALE_CODES = Object.keys(LOCALES) as readonly Locale[];
export const DEFAULT_LOCALE = 'en' satisfies Locale;

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALES, value);
}

export function isRightToLeft(locale: Locale): boolean {
  return LOCALES[locale].dir === 'rtl';
}
