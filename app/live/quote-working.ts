import { integer, percent, price } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import { divideRounded } from '#domain/thousandths.ts';
import { changeText } from './field-text.ts';

/** How figures were computed, by glossary term; parts that may be on separate lines are separated by ' · '. */
export type Workings = Readonly<Record<string, string | null>>;

const THOUSANDTHS = 1_000;
/** A service may give an average with two decimals. */
const ROUNDED = 5;

/** The computed figures of a quote with the numbers behind them; null for figures without numbers yet. */
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
    // The value of futures and debt is not only price times quantity.
    vwap:
      vwap === null || volume === 0 || Math.abs(divideRounded(value, volume) - vwap) > ROUNDED
        ? null
        : `${integer(divideRounded(value, THOUSANDTHS))} ÷ ${integer(volume)} = ${price(vwap)}`,
  };
}
