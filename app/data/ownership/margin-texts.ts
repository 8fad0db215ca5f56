import { periodOf } from '#domain/bar-periods.ts';
import { formatDate } from '#domain/date.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import type { FoundMargin } from './margin.ts';

/** Sentences of the weekly margin trading report. */
export interface MarginTexts {
  count: string;
  caption: string;
  none: string;
  noWeek: string | null;
  /** The weeks that both kinds together lack, since only one kind is stored. */
  half: string | null;
  late: string | null;
}

/** The sentences for the weeks that were found. */
export function marginTexts({ filters, rows, held, chosen, half }: FoundMargin, { locale }: Site): MarginTexts {
  const t = textOf(locale);
  const day = (date: PlainDate) => formatDate(date, locale);
  const range = { from: day(filters.from), to: day(filters.to) };
  const late = chosen ? chosen.total.reportsDue - chosen.total.reports : 0;
  const isChosen = (week: PlainDate) =>
    filters.week !== null && periodOf(week, 'week') === periodOf(filters.week, 'week');
  const left = half.filter((week) => isChosen(week) || (week >= filters.from && week <= filters.to));
  const noneOfBoth = left.length > 0 ? t('margin.noneOfBoth', range) : null;
  return {
    count: t('margin.count', { count: rows.length }),
    caption: t('margin.caption', range),
    none:
      noneOfBoth ??
      (held ? t('margin.none', { ...range, first: day(held.first), last: day(held.last) }) : t('margin.noneHeld')),
    noWeek:
      filters.week !== null && chosen === null && held !== null && !left.some(isChosen)
        ? t('margin.noWeek', { day: day(filters.week) })
        : null,
    half:
      left.length > 0
        ? t('margin.half', { count: left.length, days: left.map(day).join(t('common.listSeparator')) })
        : null,
    late: late > 0 ? t('margin.late', { count: late }) : null,
  };
}
