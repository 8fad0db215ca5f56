import type { Locale } from '#domain/locale.ts';
import { NO_FIGURE, twoDecimals } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import { divideRounded, type Thousandths } from '#domain/thousandths.ts';
import { changeText } from '#app/live/field-text.ts';
import { figureText, type FigureId } from '#app/blocks/security-list/columns.ts';
import type { WatchRow } from './watch-row.ts';

/** Columns of the market watch, in order. */
export const WATCH_COLUMNS = [
  'last',
  'change-percent',
  'change',
  'value',
  'volume',
  'bid-volume',
  'bid',
  'offer',
  'offer-volume',
  'trades',
  'open',
  'high',
  'low',
  'previous-close',
  'last-traded',
  'high-52',
  'low-52',
] as const satisfies readonly FigureId[];

export type WatchColumn = (typeof WATCH_COLUMNS)[number];

/** Hidden by default: a year's range is not a matter of the day. */
const LATER: readonly WatchColumn[] = ['high-52', 'low-52'];
export const USUAL_COLUMNS = WATCH_COLUMNS.filter((column) => !LATER.includes(column));

/** Thousandths in a hundredth of a million. */
const HUNDREDTH = 10_000_000;
/** Half of 0.01 million, in thousandths: a smaller amount is shown as less than 0.01, not as zero. */
const LEAST_SHOWN = 5_000_000;

/** Text of a cell for a quote; turnover is in millions, so that the column stays narrow. */
export function cellText(column: WatchColumn, quote: Quote | null, row: WatchRow, locale: Locale): string {
  if (!quote) return NO_FIGURE;
  if (column === 'value') return quote.value > 0 && quote.value < LEAST_SHOWN ? '<0.01' : millions(quote.value);
  if (column === 'change') return changeText(quote);
  return figureText(column, { ...row, quote }, locale);
}

/** An amount in millions, rounded once: AED 1,714,667.42 is '1.71'. */
export function millions(value: Thousandths): string {
  return twoDecimals(divideRounded(value, HUNDREDTH) * 10);
}
