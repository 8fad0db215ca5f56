import type { Locale } from './locale.ts';

/** A text in both languages; `ar` is null where its source gives no Arabic (never invented). */
export interface Bilingual {
  en: string;
  ar: string | null;
}

/** The text in the asked language, else the English one. */
export function pick(text: Bilingual, locale: Locale): string {
  return locale === 'ar' ? (text.ar ?? text.en) : text.en;
}

/** The language that `pick` will answer in: lets a page mark a fallback with `lang` and `dir`. */
export function pickedLocale(text: Bilingual, locale: Locale): Locale {
  return locale === 'ar' && text.ar === null ? 'en' : locale;
}
