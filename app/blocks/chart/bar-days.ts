import { formatDate, formatDayMonth } from '#domain/date.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Text } from '#messages/text.tsx';
import type { JoinedBar } from './chart-data.ts';

/** The days of a bar: its date, or where it joins several the first and the last, '12 to 18 Nov, 2026'. */
export function barDays({ from, date }: Pick<JoinedBar, 'from' | 'date'>, t: Text, locale: Locale): string {
  const to = formatDate(date, locale);
  return from === date ? to : t('chart.days', { from: firstDay(from, date, locale), to });
}

/** Without the month and the year that it shares with the last day. */
function firstDay(from: PlainDate, to: PlainDate, locale: Locale): string {
  if (shares(from, to, 'YYYY-MM')) return dayOfMonth(from, locale);
  return shares(from, to, 'YYYY') ? formatDayMonth(from, locale) : formatDate(from, locale);
}

function shares(from: PlainDate, to: PlainDate, { length }: 'YYYY' | 'YYYY-MM'): boolean {
  return from.slice(0, length) === to.slice(0, length);
}

function dayOfMonth(date: PlainDate, locale: Locale): string {
  return String(Number(date.slice('YYYY-MM-'.length))).padStart(LOCALES[locale].date.dayDigits, '0');
}
