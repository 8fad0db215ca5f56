import { byLocale } from './each-locale.ts';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from './locale.ts';

/** A text in the languages of the site; null where its source gives none (never invented). The default language's is always there. */
export type Bilingual = Record<Locale, string | null> & Record<typeof DEFAULT_LOCALE, string>;

/** A text that is there in every language. */
export type InEveryLanguage = Record<Locale, string>;

/** The text in the asked language, else in the default one. */
export function pick(text: Bilingual, locale: Locale): string {
  return text[locale] ?? text[DEFAULT_LOCALE];
}

/** The language that `pick` will answer in: lets a page mark a fallback with `lang` and `dir`. */
export function pickedLocale(text: Bilingual, locale: Locale): Locale {
  return text[locale] === null ? DEFAULT_LOCALE : locale;
}

/** The text in each language that has it; what a search looks through. */
export function textsOf(text: Bilingual | null | undefined): string[] {
  return text ? LOCALE_CODES.flatMap((locale) => text[locale] ?? []) : [];
}

/** A code or a name that is the same in every language. */
export function sameInAll(text: string): InEveryLanguage {
  return byLocale(() => text);
}

/** A text that its source gives in the default language alone. */
export function inDefault(text: string): Bilingual {
  return { ...byLocale(() => null), [DEFAULT_LOCALE]: text };
}

/** A name as it is in an address, the same in every language. */
export function slugOf(name: Bilingual): string {
  return pick(name, DEFAULT_LOCALE)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
