import { normaliseArabic } from './arabic.ts';
import { LOCALE_CODES } from './locale.ts';
import { isPlainDate, type PlainDate } from './time.ts';
import { MONTHS, MONTHS_SHORT } from './words/months.ts';

/** Month names in the form that `normaliseArabic` returns, mapped to 1 to 12. */
const MONTH_OF = new Map(
  [MONTHS, MONTHS_SHORT].flatMap((names) =>
    LOCALE_CODES.flatMap((locale) => names[locale].map((name, at) => [normaliseArabic(name), at + 1] as const)),
  ),
);
const MONTH = [...MONTH_OF.keys()].sort((a, b) => b.length - a.length).join('|');
const ORDINAL = '(?:st|nd|rd|th)?';
const NUMERIC = String.raw`(?<first>\d{1,2})(?<mark>[/.-])(?<second>\d{1,2})\k<mark>(?<numericYear>\d{4})`;
const YEAR_FIRST = String.raw`(?<isoYear>\d{4})(?<isoMark>[/.-])(?<isoMonth>\d{1,2})\k<isoMark>(?<isoDay>\d{1,2})`;
const DAY_FIRST = String.raw`(?<day>\d{1,2})${ORDINAL}(?: of| من)?(?: شهر)? (?<month>${MONTH})[,،.]? (?<year>\d{4})`;
const MONTH_FIRST = String.raw`(?<monthBefore>${MONTH})\.? (?<dayAfter>\d{1,2})${ORDINAL}[,،]? (?<yearAfter>\d{4})`;
const WRITTEN = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${YEAR_FIRST}|${NUMERIC}|${DAY_FIRST}|${MONTH_FIRST})(?![\p{L}\d])`,
  'gu',
);
const MONTHS_A_YEAR = 12;

/**
 * The complete days in a text, in order: '25 March 2026', 'March 25, 2026', «25 مارس 2026», '25/03/2026', '2026-03-25'.
 * Null for digits that may be two days ('05/03/2026') and for a day that does not exist.
 */
export function writtenDays(text: string): (PlainDate | null)[] {
  return [...normaliseArabic(text).matchAll(WRITTEN)].map(({ groups }) => dayOfParts(groups!));
}

function dayOfParts(parts: Record<string, string | undefined>): PlainDate | null {
  const { isoYear, isoMonth, isoDay, first, second, numericYear, day, month, year, monthBefore, dayAfter, yearAfter } =
    parts;
  if (isoYear) return plainDate(isoYear, Number(isoMonth), isoDay!);
  if (day) return plainDate(year!, MONTH_OF.get(month!)!, day);
  if (dayAfter) return plainDate(yearAfter!, MONTH_OF.get(monthBefore!)!, dayAfter);
  const isPlain = first === second || Number(first) > MONTHS_A_YEAR;
  return isPlain ? plainDate(numericYear!, Number(second), first!) : null;
}

function plainDate(year: string, month: number, day: string): PlainDate | null {
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) ? date : null;
}
