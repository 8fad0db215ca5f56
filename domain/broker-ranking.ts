import { addTradingDays, isTradingDay } from './calendar.ts';
import { monthsFrom, type Month } from './month.ts';
import { divideRounded, type Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

export const RANKED_SEGMENTS = ['securities', 'derivatives'] as const;
export type RankedSegment = (typeof RANKED_SEGMENTS)[number];

/** What a broker bought and sold in a period; a trade inside one firm counts on both sides. */
export interface BrokerFigures {
  code: string;
  /** Dirhams. */
  bought: Thousandths;
  sold: Thousandths;
  /** Number of securities or contracts. */
  boughtVolume: number;
  soldVolume: number;
  boughtTrades: number;
  soldTrades: number;
  /** Value on both sides from orders by internet, mobile or direct market access. */
  electronic: Thousandths;
}

/** The figures of the brokers in a segment over a month. */
export interface BrokerMonth {
  month: Month;
  segment: RankedSegment;
  brokers: readonly BrokerFigures[];
}

/** A broker's rank; shares are thousandths of a per cent. */
export interface RankedBroker extends BrokerFigures {
  rank: number;
  /** Both sides. */
  value: Thousandths;
  volume: number;
  trades: number;
  /** Share of the value of all brokers. */
  share: Thousandths;
  /** Value per trade; null without trades. */
  averageTrade: Thousandths | null;
  /** Share of the broker's own value; null when that is zero. */
  electronicShare: Thousandths | null;
}

export const RANKED_BY = ['value', 'volume', 'trades', 'average-trade', 'bought', 'sold', 'electronic'] as const;
export type RankedBy = (typeof RANKED_BY)[number];

const WHOLE = 100_000;
/** The trading day of the next month on which figures are published. */
const PUBLISHED_ON = 3;
const TOP = 5;
/** Maximum of the index: the squared percentage of a broker with the whole market. */
const INDEX_MOST = 10_000;

/** The day on which the figures of a month are published: the third trading day of the next month. */
export function publicationDay(month: Month): PlainDate {
  const first: PlainDate = `${monthsFrom(month, 1)}-01`;
  return addTradingDays(first, isTradingDay(first) ? PUBLISHED_ON - 1 : PUBLISHED_ON);
}

/** The last month whose figures are published by that day. */
export function lastPublishedMonth(day: PlainDate): Month {
  const before = monthsFrom(day.slice(0, 7), -1)!;
  return publicationDay(before) <= day ? before : monthsFrom(before, -1)!;
}

/** The months of the year up to the given one, included. */
export function yearSoFar(month: Month): Month[] {
  return Array.from({ length: Number(month.slice(5)) }, (_, at) => monthsFrom(month, -at)!).reverse();
}

/** Figures of several months summed by broker. */
export function sumBrokers(months: readonly Pick<BrokerMonth, 'brokers'>[]): BrokerFigures[] {
  const sums = new Map<string, BrokerFigures>();
  for (const figures of months.flatMap(({ brokers }) => brokers)) {
    const before = sums.get(figures.code);
    sums.set(figures.code, before ? added(before, figures) : figures);
  }
  return [...sums.values()];
}

function added(a: BrokerFigures, b: BrokerFigures): BrokerFigures {
  return {
    code: a.code,
    bought: a.bought + b.bought,
    sold: a.sold + b.sold,
    boughtVolume: a.boughtVolume + b.boughtVolume,
    soldVolume: a.soldVolume + b.soldVolume,
    boughtTrades: a.boughtTrades + b.boughtTrades,
    soldTrades: a.soldTrades + b.soldTrades,
    electronic: a.electronic + b.electronic,
  };
}

/** What all brokers bought and sold together: every trade counts twice, once on each side. */
export function bothSides(brokers: readonly BrokerFigures[]): Thousandths {
  return brokers.reduce((sum, { bought, sold }) => sum + bought + sold, 0);
}

/** The brokers ranked by a figure, largest first; ties by more trades, then by code. */
export function rankBrokers(brokers: readonly BrokerFigures[], by: RankedBy): RankedBroker[] {
  const all = bothSides(brokers);
  const rows = brokers.map((figures) => withShares(figures, all));
  const figureOf = FIGURES[by];
  return rows
    .sort((a, b) => figureOf(b) - figureOf(a) || b.trades - a.trades || (a.code < b.code ? -1 : 1))
    .map((row, at) => ({ ...row, rank: at + 1 }));
}

const FIGURES: Record<RankedBy, (row: Omit<RankedBroker, 'rank'>) => number> = {
  value: ({ value }) => value,
  volume: ({ volume }) => volume,
  trades: ({ trades }) => trades,
  'average-trade': ({ averageTrade }) => averageTrade ?? -1,
  bought: ({ bought }) => bought,
  sold: ({ sold }) => sold,
  electronic: ({ electronicShare }) => electronicShare ?? -1,
};

function withShares(figures: BrokerFigures, all: Thousandths): Omit<RankedBroker, 'rank'> {
  const value = figures.bought + figures.sold;
  const trades = figures.boughtTrades + figures.soldTrades;
  return {
    ...figures,
    value,
    trades,
    volume: figures.boughtVolume + figures.soldVolume,
    share: all === 0 ? 0 : shareOf(value, all),
    averageTrade: trades === 0 ? null : divideRounded(value, trades),
    electronicShare: value === 0 ? null : shareOf(figures.electronic, value),
  };
}

/** A part of a whole in thousandths of a per cent, rounded half up; exact for sums that are. */
export function shareOf(part: number, whole: number): Thousandths {
  const scaled = 2n * BigInt(part) * BigInt(WHOLE) + BigInt(whole);
  return Number(scaled / (2n * BigInt(whole)));
}

/** How concentrated the market is among brokers. */
export interface Concentration {
  /** Share of the five largest, thousandths of a per cent. */
  topFive: Thousandths;
  /** Herfindahl–Hirschman index: the sum of squared percentages, 0 to 10,000, rounded. */
  index: number;
}

/** Null when nothing was traded. */
export function concentrationOf(brokers: readonly BrokerFigures[]): Concentration | null {
  const values = brokers.map(({ bought, sold }) => bought + sold).sort((a, b) => b - a);
  const all = values.reduce((sum, value) => sum + value, 0);
  if (all === 0) return null;
  const squares = values.reduce((sum, value) => sum + BigInt(value) ** 2n, 0n);
  const whole = BigInt(all) ** 2n;
  return {
    topFive: shareOf(
      values.slice(0, TOP).reduce((sum, value) => sum + value, 0),
      all,
    ),
    index: Number((2n * squares * BigInt(INDEX_MOST) + whole) / (2n * whole)),
  };
}
