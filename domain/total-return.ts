import type { DatedBasket, IndexBasket } from './index-level.ts';
import type { DailyBar } from './quote.ts';
import type { Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

/** A cash dividend of a share, in the currency of the index. */
export interface ShareDividend {
  symbol: string;
  exDate: PlainDate;
  amount: Thousandths;
}

/** A day of an index with its dividends reinvested. */
export interface TotalReturnDay {
  date: PlainDate;
  /** What the constituents' dividends of the day are worth, in thousandths of a point. */
  dividendPoints: Thousandths;
  /** The level with all dividends since the first day, which begins at 1,000. */
  level: Thousandths;
}

/** Where every such level begins. */
const START: Thousandths = 1_000_000;

/** Dividends of one ex-date in thousandths of a point, not rounded: dividend × shares × cap factor ÷ divisor. */
export function dividendPoints(
  { constituents, divisor }: IndexBasket,
  dividends: readonly Pick<ShareDividend, 'symbol' | 'amount'>[],
): number {
  const sum = dividends.reduce((all, { symbol, amount }) => {
    const held = constituents.find((one) => one.symbol === symbol);
    return held ? all + amount * held.freeFloatShares * held.capFactor : all;
  }, 0);
  return sum / divisor;
}

/**
 * An index with dividends, day by day from the first day of its first basket: each day's level is the one before × (the
 * index + its dividend points) ÷ the index before. Days and baskets are the oldest first. Only what is shown is rounded.
 */
export function totalReturnDays(
  bars: readonly Pick<DailyBar, 'date' | 'close'>[],
  baskets: readonly DatedBasket[],
  dividends: readonly ShareDividend[],
): TotalReturnDay[] {
  const first = baskets[0]?.from;
  if (first === undefined) return [];
  const days = bars.filter(({ date }) => date >= first);
  let level = START;
  return days.map(({ date, close }, at) => {
    const before = days[at - 1];
    if (!before) return { date, dividendPoints: 0, level };
    const basket = baskets.findLast(({ from }) => from <= date)!;
    // An ex-date on which the market was closed counts on the next trading day.
    const paid = dividends.filter(({ exDate }) => exDate > before.date && exDate <= date);
    const points = dividendPoints(basket, paid);
    level *= (close + points) / before.close;
    return { date, dividendPoints: Math.round(points), level: Math.round(level) };
  });
}
