import type { Quote } from './quote.ts';
import { marketDate } from './market-time.ts';
import type { PlainDate } from './time.ts';
import type { Thousandths } from './thousandths.ts';

type Traded = Pick<Quote, 'value' | 'volume' | 'trades'>;
type Figures = Pick<Quote, 'change' | 'changePercent'> & Traded;
type Moved = Pick<Quote, 'symbol'> & Figures;

const UNTRADED: Figures = { change: null, changePercent: null, value: 0, volume: 0, trades: 0 };

export interface Movers<Q> {
  /** Highest rise first. */
  gainers: Q[];
  /** Deepest fall first. */
  losers: Q[];
  /** Highest turnover first. */
  active: Q[];
}

/** Number of securities that rose, fell, traded without a change, traded without an earlier close, or did not trade today. */
export interface Breadth {
  advancing: number;
  declining: number;
  unchanged: number;
  uncompared: number;
  untraded: number;
}

/** A sum is null when its source does not give the figure of every part. */
export interface Turnover {
  value: Thousandths | null;
  volume: number | null;
  trades: number | null;
}

/** The first `count` securities of each list, among those that traded today; ties by turnover, then by symbol. */
export function movers<Q extends Moved>(quotes: readonly Q[], count: number): Movers<Q> {
  const traded = quotes.filter(isTraded);
  const percentOf = (quote: Q): number => quote.changePercent ?? 0;
  const first = (list: Q[], rank: (quote: Q) => number): Q[] =>
    list.sort((a, b) => rank(b) - rank(a) || b.value - a.value || compareText(a.symbol, b.symbol)).slice(0, count);
  return {
    gainers: first(
      traded.filter((quote) => percentOf(quote) > 0),
      percentOf,
    ),
    losers: first(
      traded.filter((quote) => percentOf(quote) < 0),
      (quote) => -percentOf(quote),
    ),
    active: first([...traded], (quote) => quote.value),
  };
}

export function breadth(quotes: readonly (Pick<Quote, 'change'> & Turnover)[]): Breadth {
  const counts: Breadth = { advancing: 0, declining: 0, unchanged: 0, uncompared: 0, untraded: 0 };
  for (const quote of quotes) counts[directionOf(quote)] += 1;
  return counts;
}

/** Total value, shares and number of trades. */
export function turnover(quotes: readonly Turnover[]): Turnover {
  const sum = (part: keyof Turnover) =>
    quotes.reduce<number | null>((all, quote) => {
      const own = quote[part];
      return all === null || own === null ? null : all + own;
    }, 0);
  return { value: sum('value'), volume: sum('volume'), trades: sum('trades') };
}

/**
 * The quote for the sums and rankings of a day: when it last traded on an earlier day its figures are cleared, whatever
 * its service sends.
 */
export function countedOn<Q extends Figures & Pick<Quote, 'lastAt'>>(quote: Q, day: PlainDate): Q {
  return isOfEarlierDay(quote, day) ? { ...quote, ...UNTRADED } : quote;
}

/** True when the quote last traded before the day, so that its figures are of an earlier session. */
export function isOfEarlierDay({ lastAt }: Pick<Quote, 'lastAt'>, day: PlainDate): boolean {
  return lastAt !== null && marketDate(lastAt) < day;
}

function directionOf(quote: Pick<Quote, 'change'> & Turnover): keyof Breadth {
  if (!isTraded(quote)) return 'untraded';
  const { change } = quote;
  if (change === null) return 'uncompared';
  if (change === 0) return 'unchanged';
  return change > 0 ? 'advancing' : 'declining';
}

/** A day of which neither figure is given has a price, and so a trade. */
function isTraded({ trades, volume }: Pick<Turnover, 'trades' | 'volume'>): boolean {
  return (trades ?? 0) > 0 || (volume ?? 0) > 0 || (trades === null && volume === null);
}

/** Compares by code unit: the same order on every machine. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
