import { LANGUAGES } from '#domain/words/languages.ts';
import { pick, pickedLocale, type Bilingual } from '#domain/bilingual.ts';
import { formatDate, formatDayMonth } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import { integer, percent } from '#domain/number.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import { textOf } from '#messages/text.tsx';
import type { TermFact } from './terms-data.ts';

const THOUSANDTHS = 1_000;

/** Builders of facts labelled with glossary terms, in the reader's language; a fact that is not known is null. */
export function factsIn(locale: Locale) {
  const t = textOf(locale);
  const named = (id: GlossaryId) => ({ label: t(`terms.label.${id}`), term: id });
  return {
    words(id: GlossaryId, text: Bilingual | null): TermFact {
      if (!text) return { ...named(id), text: null, as: 'words' };
      const lang = pickedLocale(text, locale);
      return { ...named(id), text: pick(text, locale), as: lang === locale ? 'words' : { lang } };
    },
    text: (id: GlossaryId, text: string | null): TermFact => ({ ...named(id), text, as: 'words' }),
    day: (id: GlossaryId, date: PlainDate | null): TermFact => ({
      ...named(id),
      text: date && formatDate(date, locale),
      as: 'words',
    }),
    count: (id: GlossaryId, value: number | null): TermFact => ({
      ...named(id),
      text: value === null ? null : integer(value, { zero: true }),
      as: 'figure',
    }),
    figure: (id: GlossaryId, text: string | null): TermFact => ({ ...named(id), text, as: 'figure' }),
    /** An amount in whole units of its currency. */
    amount: (id: GlossaryId, value: Thousandths | null, currency: string): TermFact => ({
      ...named(id),
      label: t('terms.labelIn', { label: t(`terms.label.${id}`), currency }),
      text: value === null ? null : integer(Math.round(value / THOUSANDTHS)),
      as: 'figure',
    }),
  };
}

/** A yearly rate with its usual decimals: '5.25%', '3.875%'. */
export function rateText(value: Thousandths | null): string | null {
  return value === null ? null : percent(value, { sign: false, zero: true, decimals: value % 10 === 0 ? 2 : 3 });
}

const LEAP_DAY = '02-29';

/**
 * Recurring days of the year in order, without the year: '15 Mar, 15 Sep'. The 28th of February and the 29th of leap
 * years are one day, its end.
 */
export function daysOfYear(dates: readonly PlainDate[], locale: Locale): string | null {
  const days = new Map(dates.map((date) => [date.slice(5), formatDayMonth(date, locale)]));
  if (days.delete(LEAP_DAY)) days.set('02-28', textOf(locale)('terms.endOfFebruary'));
  const inOrder = [...days.keys()].sort().map((day) => days.get(day));
  return inOrder.length === 0 ? null : inOrder.join(LANGUAGES[locale].comma);
}
