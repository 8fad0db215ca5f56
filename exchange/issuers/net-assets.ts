import type { DailyBar } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Issuer } from './issuer.ts';
import { wholeOf } from './seeded.ts';

/**
 * Usual premium of a fund's price over its net assets, hundredths of a per cent, lowest and highest: property trades
 * below them.
 */
const USUAL: Readonly<Record<string, readonly [low: number, high: number]>> = {
  etf: [-15, 15],
  fund: [-120, 60],
  reit: [-1_450, -350],
};
/** How far the premium moves from day to day, hundredths of a per cent. */
const WANDERING = 20;
const WHOLE = 10_000;

/** Net assets of one unit of a fund at the end of a day. */
export interface NetAssets {
  symbol: string;
  date: PlainDate;
  value: Thousandths;
}

/** A fund's net assets per unit on the days of `bars`; empty when the issuer is not a fund. */
export function netAssetsOf({ symbol, kind }: Issuer, bars: readonly DailyBar[]): NetAssets[] {
  const usual = USUAL[kind];
  if (!usual) return [];
  const premium = wholeOf(`nav/${symbol}`, ...usual);
  return bars.map(({ date, close }) => {
    const ofDay = premium + wholeOf(`nav/${symbol}/${date}`, -WANDERING, WANDERING);
    return { symbol, date, value: Math.round((close * WHOLE) / (WHOLE + ofDay)) };
  });
}
