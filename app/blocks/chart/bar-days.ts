import { formatDate, formatDayMonth, marketTime } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { Text } from '#messages/text.tsx';
import type { ChartData, JoinedBar } from './chart-data.ts';

/** The days of a bar: its date, or for several days the first and the last, '12 Nov to 18 Nov, 2026'. */
export function barDays({ from, date }: Pick<JoinedBar, 'from' | 'date'>, t: Text, locale: Locale): string {
  const to = formatDate(date, locale);
  if (from === date) return to;
  const isOneYear = from.slice(0, 4) === date.slice(0, 4);
  return t('chart.days', { from: (isOneYear ? formatDayMonth : formatDate)(from, locale), to });
}

/** The days of a bar that ends on this day; of the running day with the time up to which it is drawn. */
export function daysAsOf(
  days: string,
  date: JoinedBar['date'],
  { runningDay, runningAt }: Pick<ChartData, 'runningDay' | 'runningAt'>,
  t: Text,
): string {
  if (date !== runningDay || runningAt === null) return days;
  return t('chart.asOf', { days, time: marketTime(runningAt) });
}
