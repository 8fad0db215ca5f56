import { integer, percent, price, signed } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import { divideRounded } from '#domain/thousandths.ts';

/** How figures came about, by the term that names them; parts that may stand on lines of their own have ' · ' between them. */
export type Workings = Readonly<Record<string, string | null>>;

const THOUSANDTHS = 1_000;

/** The computed figures of a quote with the numbers they came from; null for those that have no numbers yet. */
export function quoteWorkings({ board, ...quote }: Quote): Workings {
  const { last, previousClose, change, changePercent, vwap, value, volume } = quote;
  const moved = signed(change, { zero: true });
  return {
    change:
      last === null || previousClose === null || change === null
        ? null
        : `${price(last)} − ${price(previousClose)} = ${moved}`,
    'change-percent':
      previousClose === null || change === null
        ? null
        : `${moved} ÷ ${price(previousClose)} = ${percent(changePercent, { zero: true })}`,
    // A future's value counts its contract size, too.
    vwap:
      vwap === null || volume === 0 || board === '602'
        ? null
        : `${integer(divideRounded(value, THOUSANDTHS))} ÷ ${integer(volume)} = ${price(vwap)}`,
  };
}
