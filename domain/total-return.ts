import { currencyOf, type CorporateAction } from './corporate-action.ts';
import type { DatedBasket, IndexBasket } from './index-level.ts';
import type { DailyBar } from './quote.ts';
import { percentOf, type Thousandths } from './thousandths.ts';
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
  /** Value of the constituents' dividends of the day, in thousandths of a point. */
  dividendPoints: Thousandths;
  /** The level with all dividends since the first day, starting at 1,000. */
  level: Thousandths;
}

/** Starting level of every index with dividends. */
const START: Thousandths = 1_000_000;
/** Prices are in dirhams; a dividend in another currency is left out. */
const CURRENCY = 'AED';

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
 * An index with dividends, day by day from the first day of its first basket: each day's level is the previous one ×
 * (the index + its dividend points) ÷ the previous index. Days and baskets must be oldest first. Only the output is
 * rounded.
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
    // An ex-date on which the market is closed counts on the next trading day.
    const paid = dividends.filter(({ exDate }) => exDate > before.date && exDate <= date);
    const points = dividendPoints(basket, paid);
    level *= (close + points) / before.close;
    return { date, dividendPoints: Math.round(points), level: Math.round(level) };
  });
}

/** Baskets of an index, and the dividends of its constituents. */
export interface Reinvested {
  /** Oldest first. */
  baskets: readonly DatedBasket[];
  dividends: readonly ShareDividend[];
}

/**
 * Return of an index with dividends over a number of days: thousandths of a per cent against the last close before
 * them. null when the baskets do not go back that far.
 */
export function totalReturnOver(
  { from, to }: { from: PlainDate; to: PlainDate },
  bars: readonly Pick<DailyBar, 'date' | 'close'>[],
  { baskets, dividends }: Reinvested,
): Thousandths | null {
  const before = bars.findLast(({ date }) => date < from);
  const first = baskets[0]?.from;
  if (!before || first === undefined || before.date < first) return null;
  const days = bars.filter(({ date }) => date >= before.date && date <= to);
  const last = totalReturnDays(days, baskets, dividends).at(-1)!;
  return percentOf(last.level - START, START);
}

/** Confirmed cash dividends with their ex-dates. */
export function shareDividends(actions: readonly CorporateAction[]): ShareDividend[] {
  return actions.flatMap((action): ShareDividend[] => {
    const { kind, marker, symbol, exDate, amountPerShare: amount } = action;
    const isPaid = kind === 'cash-dividend' && marker === 'confirmed' && currencyOf(action) === CURRENCY;
    return isPaid && exDate !== null && amount ? [{ symbol, exDate, amount }] : [];
  });
}
