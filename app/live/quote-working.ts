import { integer, percent, price } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import { divideRounded } from '#domain/thousandths.ts';
import { changeText } from './field-text.ts';

/** How figures came about, by the term that names them; parts that may be on lines of their own have ' · ' between them. */
export type Workings = Readonly<Record<string, string | null>>;

const THOUSANDTHS = 1_000;
/** A service may give an average with two decimals. */
const ROUNDED = 5;

/** The computed figures of a quote with the numbers they came from; null for those that have no numbers yet. */
export function quoteWorkings(quote: Quote): Workings {
  const { last, previousClose, change, changePercent, vwap, value, volume } = quote;
  const moved = changeText(quote);
  return {
    change:
      last === null || previousClose === null || change === null
        ? null
        : `${price(last)} − ${price(previousClose)} = ${moved}`,
    'change-percent':
      previousClose === null || change === null
        ? null
        : `${moved} ÷ ${price(previousClose)} = ${percent(changePercent, { zero: true })}`,
    // The value of futures and debt counts more than price and quantity.
    vwap:
      vwap === null || volume === 0 || Math.abs(divideRounded(value, volume) - vwap) > ROUNDED
        ? null
        : `${integer(divideRounded(value, THOUSANDTHS))} ÷ ${integer(volume)} = ${price(vwap)}`,
  };
}
