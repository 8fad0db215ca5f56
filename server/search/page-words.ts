import { pick, sameInAll, type Bilingual, type InEveryLanguage } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { byLocale } from '#domain/each-locale.ts';

/** Between the parts of what is said of a find. */
export const JOIN = ' · ';
/** Where a page has no such words. */
export const NOTHING: InEveryLanguage = sameInAll('');

/** A line for each. */
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
