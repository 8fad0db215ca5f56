import { marketTime } from '#domain/market-time.ts';
import { integer, percent, price, signed } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';

export type QuoteField = keyof Quote;

/** Formats a field of a quote; a stable function, since it is called whenever the quote moves. */
export type FieldText = (quote: Quote) => string;

const THOUSANDTHS = 1_000;
/** From this price on the tick is coarser than 0.001. */
const FINE = 1_000;
const VOLUMES: ReadonlySet<QuoteField> = new Set([
  'volume',
  'trades',
  'lastVolume',
  'bidVolume',
  'offerVolume',
  'indicativeVolume',
]);

/** An index has neither price. */
type Moved = Pick<Quote, 'change'> & Partial<Pick<Quote, 'last' | 'previousClose'>>;

/** A change with the decimals of its price: below one dirham the tick is 0.001, and both carry the third. */
export function changeText({ last, previousClose, change }: Moved): string {
  return signed(change, { zero: true, ...((last ?? previousClose ?? FINE) < FINE && { decimals: 3 }) });
}

/** The field as the tables write it: prices by their size, turnover in whole dirhams, changes with their sign. */
export function textOf(quote: Quote, field: QuoteField, format?: FieldText): string {
  if (format) return format(quote);
  const value = quote[field];
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return '--';
  if (field === 'value') return integer(Math.round(value / THOUSANDTHS));
  if (VOLUMES.has(field)) return integer(value);
  if (field === 'openInterest') return integer(value, { zero: true });
  if (field === 'change') return changeText(quote);
  if (field === 'changePercent') return percent(value, { zero: true });
  return field === 'at' || field === 'lastAt' ? marketTime(value, { seconds: true }) : price(value);
}
