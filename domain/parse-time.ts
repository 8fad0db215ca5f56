import { LOCALE_CODES } from './locale.ts';
import { MONTHS, MONTHS_SHORT } from './words/months.ts';
import { DAY_MS, dayNumber, MARKET_OFFSET_MS, isPlainDate } from './time.ts';
import type { Instant, PlainDate } from './time.ts';

const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(?: ?(AM|PM))?$/i;
const WORDED = /^(.+?\d{4}) (\d{1,2}):(\d{2}):(\d{2})(?: ?(AM|PM))?$/i;
const MONTH_FIRST = /^(\p{L}+)\.? (\d{1,2}),? (\d{4})$/u;
const DAY_FIRST = /^(\d{1,2}) (\p{L}+)\.?,? (\d{4})$/u;

/**
 * Parses a time of the disclosure feed in any of its three formats (docs/contracts.md, call 4): 'Jul 13, 2026
 * 17:17:28', '2026-08-07 09:01:11', 'Aug 07, 2026 09:01:11 AM'. Dubai wall clock. Throws RangeError for anything else.
 */
export function parseDisclosureTime(text: string): Instant {
  const bare = text.trim();
  const iso = ISO.exec(bare);
  if (iso) return instantOf(bare, iso[1]!, iso[2]!, iso[3]!, iso[4], iso[6], iso[5]);
  const [, words = '', hours = '', minutes = '', seconds, half] = WORDED.exec(bare) ?? [];
  const date = parseWordedDate(words);
  if (date === null) throw noTime(bare);
  return instantOf(bare, date, hours, minutes, seconds, half);
}

/**
 * Parses a Dubai wall-clock time without a zone, '2026-07-02T14:58:53' with or without milliseconds. Throws RangeError
 * for anything else.
 */
export function parseLocalTime(text: string): Instant {
  const iso = ISO.exec(text.trim());
  if (!iso || iso[6]) throw noTime(text);
  return instantOf(text, iso[1]!, iso[2]!, iso[3]!, iso[4], undefined, iso[5]);
}

/**
 * Parses a day with its month in words, 'Jun 23, 1997' or '11 September 2026', in either language, or a plain one; null
 * for anything else.
 */
export function parseWordedDate(text: string): PlainDate | null {
  const bare = text.trim();
  if (isPlainDate(bare)) return bare;
  const monthFirst = MONTH_FIRST.exec(bare);
  if (monthFirst) return dayFrom(monthFirst[3]!, monthFirst[1]!, monthFirst[2]!);
  const dayFirst = DAY_FIRST.exec(bare);
  return dayFirst ? dayFrom(dayFirst[3]!, dayFirst[2]!, dayFirst[1]!) : null;
}

function dayFrom(year: string, month: string, day: string): PlainDate | null {
  const number = monthNumber(month);
  if (number === 0) return null;
  const date = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) ? date : null;
}

function monthNumber(word: string): number {
  const wanted = word.toLowerCase();
  const named = (names: readonly string[]) => names.findIndex((name) => name.toLowerCase() === wanted);
  const places = LOCALE_CODES.flatMap((locale) => [named(MONTHS[locale]), named(MONTHS_SHORT[locale])]);
  return Math.max(...places) + 1;
}

function instantOf(
  text: string,
  date: PlainDate,
  hours: string,
  minutes: string,
  seconds = '0',
  half?: string,
  fraction = '',
): Instant {
  const hour = hourOfDay(Number(hours), half?.toUpperCase());
  if (!isPlainDate(date) || hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) throw noTime(text);
  const milliseconds = Number(fraction.slice(0, 3).padEnd(3, '0'));
  const secondsOfDay = hour * 3_600 + Number(minutes) * 60 + Number(seconds);
  return dayNumber(date) * DAY_MS + secondsOfDay * 1_000 + milliseconds - MARKET_OFFSET_MS;
}

/** The feed's 12-hour pattern; an hour past 12 is unchanged. */
function hourOfDay(hour: number, half: string | undefined): number {
  if (half === 'AM') return hour === 12 ? 0 : hour;
  if (half === 'PM') return hour < 12 ? hour + 12 : hour;
  return hour;
}

function noTime(text: string): RangeError {
  return new RangeError(`'${text}' is no time of the feed: expected 'Jul 13, 2026 17:17:28' or '2026-07-13 17:17:28'.`);
}
