import { pick, sameInAll, type Bilingual, type InEveryLanguage } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { byLocale } from '#domain/each-locale.ts';

/** Separates the parts of a find's description. */
export const JOIN = ' · ';
/** For a page without such a text. */
export const NOTHING: InEveryLanguage = sameInAll('');

/** Joins the texts, one line each. */
export function lines(...texts: readonly InEveryLanguage[]): InEveryLanguage {
  return byLocale((locale) => texts.map((text) => text[locale]).join('\n'));
}

export function dayOf(date: string): InEveryLanguage {
  return byLocale((locale) => formatDate(date, locale));
}

export function both(text: Bilingual): InEveryLanguage {
  return byLocale((locale) => pick(text, locale));
}

export function joined(...parts: readonly InEveryLanguage[]): InEveryLanguage {
  return byLocale((locale) =>
    parts
      .map((part) => part[locale])
      .filter(Boolean)
      .join(JOIN),
  );
}
