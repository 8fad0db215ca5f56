/** The two languages of the site (specification, section 3, Locale). */
export type Locale = 'en' | 'ar';
export type Direction = 'ltr' | 'rtl';

export interface LocaleInfo {
  code: Locale;
  /** BCP 47 tag for `<html lang>` and `hreflang`. */
  iso: 'en-US' | 'ar-AE';
  dir: Direction;
  label: string;
}

export const LOCALES: Record<Locale, LocaleInfo> = {
  en: { code: 'en', iso: 'en-US', dir: 'ltr', label: 'EN' },
  ar: { code: 'ar', iso: 'ar-AE', dir: 'rtl', label: 'العربية' },
};
export const LOCALE_CODES: readonly Locale[] = ['en', 'ar'];
export const DEFAULT_LOCALE: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return value === 'en' || value === 'ar';
}
