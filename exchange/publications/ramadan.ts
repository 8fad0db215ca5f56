import { addDays } from '#domain/calendar.ts';
import type { PlainDate } from '#domain/time.ts';

const MONTH_OF_RAMADAN = 9;
const months = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { month: 'numeric', timeZone: 'UTC' });

/** The first day of Ramadan in the year, by the Umm al-Qura calendar; the moon sighting may differ by a day. */
export function ramadanOf(year: number): PlainDate {
  let day: PlainDate = `${year}-01-01`;
  const isIn = (date: PlainDate) => months.format(Date.parse(date)) === String(MONTH_OF_RAMADAN);
  while (isIn(day)) day = addDays(day, 1);
  while (!isIn(day)) day = addDays(day, 1);
  return day;
}
