import { pick } from '#domain/bilingual.ts';
import type { Bilingual } from '#domain/bilingual.ts';
import { formatDate, formatDateTime, marketTime } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import { compact, compactAmount, integer, percent, price, signed, threeDecimals, twoDecimals } from '#domain/number.ts';
import { divideRounded } from '#domain/thousandths.ts';
import type { Instant, PlainDate } from '#domain/time.ts';

/** Writes a known value. `zero`: zero is written as zero, not as missing. */
type Write<Value> = (value: Value, locale: Locale, zero: boolean) => string;

const THOUSANDTHS = 1_000;
const asIs: Write<string> = (value) => value;
const digits: Write<number> = String;

/**
 * How pages write the values of a column. Prices, amounts, levels, changes and percentages are in thousandths; what
 * files write is in `file-formats.ts`.
 */
export const PAGE_FORMATS = {
  text: asIs,
  /** A symbol, ISIN or version: left to right in both languages. */
  code: asIs,
  /** A whole address; pages show a link in its place. */
  address: asIs,
  name: pick satisfies Write<Bilingual>,
  /** Whether something holds; pages show the column's label. */
  flag: (value: boolean) => String(value),
  count: (value: number, _: Locale, zero: boolean) => integer(value, { zero }),
  'compact-count': (value: number, locale: Locale, zero: boolean) => compact(value, locale, { zero }),
  /** A whole number that is no count, all digits. */
  number: digits,
  /** A figure with all its digits, of which thousandths would drop some. */
  decimal: (value: number | string) => String(value),
  year: digits,
  price: (value: number, _: Locale, zero: boolean) => price(value, { zero }),
  /** Money, in whole units. */
  amount: (value: number, _: Locale, zero: boolean) => integer(divideRounded(value, THOUSANDTHS), { zero }),
  'compact-amount': (value: number, locale: Locale, zero: boolean) => compactAmount(value, locale, { zero }),
  'three-decimals': (value: number, _: Locale, zero: boolean) => threeDecimals(value, { zero }),
  level: (value: number, _: Locale, zero: boolean) => twoDecimals(value, { zero }),
  /** A change of a figure, green or red. */
  change: (value: number) => signed(value, { zero: true }),
  'level-change': (value: number) => signed(value, { decimals: 2, zero: true }),
  /** Points with all three decimals. */
  contribution: (value: number) => signed(value, { decimals: 3, zero: true }),
  'change-percent': (value: number) => percent(value, { zero: true }),
  /** A difference from something, which is not a change. */
  difference: (value: number) => signed(value, { zero: true }),
  'difference-percent': (value: number) => percent(value, { zero: true }),
  /** A share of a whole. */
  percent: (value: number, _: Locale, zero: boolean) => percent(value, { sign: false, zero }),
  /** A rate of a debt or a fee, with the third decimal where it has one. */
  rate: (value: number) => percent(value, { sign: false, zero: true, decimals: value % 10 === 0 ? 2 : 3 }),
  /** A share with all three decimals. */
  share: (value: number, _: Locale, zero: boolean) => percent(value, { sign: false, zero, decimals: 3 }),
  day: (value: PlainDate, locale: Locale) => formatDate(value, locale),
  moment: (value: Instant, locale: Locale) => formatDateTime(value, locale),
  /** The time of day, where the day is above the table. */
  time: (value: Instant) => marketTime(value, { seconds: true }),
} as const;

export type Format = keyof typeof PAGE_FORMATS;

/** The values that a format writes: text, a number, a name in both languages or whether something holds. */
export type ValueOf<F extends Format> = Parameters<(typeof PAGE_FORMATS)[F]>[0];
export type Value = ValueOf<Format>;

const CHANGES: readonly Format[] = ['change', 'level-change', 'change-percent', 'contribution'];
const WORDS: readonly Format[] = ['text', 'code', 'address', 'name', 'flag', 'year', 'day', 'moment'];

/** True when values are changes, which have a direction. */
export function isChange(format: Format): boolean {
  return CHANGES.includes(format);
}

/** True when values are figures, which align at their decimal points. */
export function isFigure(format: Format): boolean {
  return !WORDS.includes(format);
}
