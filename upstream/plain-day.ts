import { MONTHS, parseWordedDate } from '#domain/date.ts';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import type { PlainDate } from '#domain/time.ts';
import { isPlainDate } from '#domain/time.ts';

/** Month 1 to 12 of the first English month named in a text ('DECEMBER', '31 December'); null when it names none. */
export function monthNumber(text: string): number | null {
  const words = text.toLowerCase().split(/[^a-z]+/);
  const index = MONTHS[DEFAULT_LOCALE].findIndex((month) => words.some((word) => isNameOf(word, month.toLowerCase())));
  return index < 0 ? null : index + 1;
}

function isNameOf(word: string, month: string): boolean {
  return word === month || word === month.slice(0, 3);
}

/**
 * Parses the forms of a day that the services write: 2000-03-25 (a time may follow), 06/23/2026 (month first), Jun 23,
 * 1997, 11 September 2026. Null for anything else: an unreadable day is not guessed.
 */
export function plainDay(text: string): PlainDate | null {
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text)?.[1];
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: .*)?$/.exec(text) ?? [];
  const digits = iso ?? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(digits) ? digits : parseWordedDate(text);
}

/** '2026-07-02' as '02/07/2026', the form that the price searches accept. */
export function slashedDay(day: PlainDate): string {
  return day.split('-').reverse().join('/');
}
