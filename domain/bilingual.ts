import { byLocale } from './each-locale.ts';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from './locale.ts';

/**
 * A text in the languages of the site; null where its source has none (never invented). The default language is always
 * present.
 */
export type Bilingual = Record<Locale, string | null> & Record<typeof DEFAULT_LOCALE, string>;

/** A text that exists in every language. */
export type InEveryLanguage = Record<Locale, string>;

/** The text in the requested language, or in the default one when there is none. */
export function pick(text: Bilingual, locale: Locale): string {
  return text[locale] ?? text[DEFAULT_LOCALE];
}

/** The language of the text that `pick` returns: lets a page mark a fallback with `lang` and `dir`. */
export function pickedLocale(text: Bilingual, locale: Locale): Locale {
  return text[locale] === null ? DEFAULT_LOCALE : locale;
}

/** The text in each language that has it, for search. */
export function textsOf(text: Bilingual | null | undefined): string[] {
  return text ? LOCALE_CODES.flatMap((locale) => text[locale] ?? []) : [];
}

/** A code or a name that is the same in every language. */
export function sameInAll(text: string): InEveryLanguage {
  return byLocale(() => text);
}

/** A text that its source has in the default language alone. */
export function inDefault(text: string): Bilingual {
  return { ...byLocale(() => null), [DEFAULT_LOCALE]: text };
}

/** A name as an address slug, the same in every language. */
export function slugOf(name: Bilingual): string {
  return pick(name, DEFAULT_LOCALE)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
