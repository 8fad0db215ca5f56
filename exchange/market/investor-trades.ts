import { addDays, isTradingDay } from '#domain/calendar.ts';
import {
  INVESTOR_TYPES,
  NATIONALITIES,
  TRADE_KINDS,
  type InvestorTrade,
  type InvestorType,
  type Nationality,
  type TradeKind,
} from '#domain/investor-trades.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { PlainDate } from '#domain/time.ts';
import { wholeOf } from '../issuers/seeded.ts';
import { apportioned } from '../members/broker-figures.ts';

/** A security with the bars to sum. */
export interface CountedSecurity {
  symbol: string;
  kind: string;
}
type BarsOf = (symbol: string, from: PlainDate, to: PlainDate) => readonly DailyBar[];

/** The first day with data. */
export const FIRST_INVESTOR_DAY: PlainDate = '2016-01-04';

/** Thousandths of turnover: about 45 % by foreigners and 56 % by institutions. */
const PARTS: Record<Nationality, Record<InvestorType, number>> = {
  uae: { individual: 280, bank: 60, company: 60, fund: 45, government: 55 },
  gcc: { individual: 15, bank: 8, company: 12, fund: 10, government: 8 },
  arab: { individual: 60, bank: 3, company: 10, fund: 4, government: 1 },
  other: { individual: 85, bank: 55, company: 80, fund: 139, government: 10 },
};
const CELLS = NATIONALITIES.flatMap((nationality) => INVESTOR_TYPES.map((type) => ({ nationality, type })));

interface Turnover {
  value: number;
  volume: number;
  trades: number;
}
const NOTHING: Turnover = { value: 0, volume: 0, trades: 0 };

/**
 * Investors' purchases and sales on the trading days from one date to another; each side adds up exactly to the bars of
 * the day.
 */
export function investorTrades(
  from: PlainDate,
  to: PlainDate,
  securities: readonly CountedSecurity[],
  barsOf: BarsOf,
): InvestorTrade[] {
  const turnover = turnoverBy(from, to, securities, barsOf);
  const trades: InvestorTrade[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    if (isTradingDay(day))
      for (const kind of TRADE_KINDS) trades.push(...sharedOut(day, kind, turnover.get(`${day} ${kind}`) ?? NOTHING));
  return trades;
}

function turnoverBy(
  from: PlainDate,
  to: PlainDate,
  securities: readonly CountedSecurity[],
  barsOf: BarsOf,
): Map<string, Turnover> {
  const sums = new Map<string, Turnover>();
  for (const { symbol, kind } of securities)
    for (const { date, value, volume, trades } of barsOf(symbol, from, to)) {
      const sum = sums.get(`${date} ${kind}`) ?? NOTHING;
      sums.set(`${date} ${kind}`, {
        value: sum.value + (value ?? 0),
        volume: sum.volume + (volume ?? 0),
        trades: sum.trades + (trades ?? 0),
      });
    }
  return sums;
}

function sharedOut(date: PlainDate, kind: TradeKind, { value, volume, trades }: Turnover): InvestorTrade[] {
  if (value === 0) return [];
  const [buying, selling] = [weightsOf(date, kind, 'buy'), weightsOf(date, kind, 'sell')];
  const parts = (whole: number) => [apportioned(whole, buying), apportioned(whole, selling)] as const;
  const [values, volumes, counts] = [parts(value), parts(volume), parts(trades)];
  return CELLS.map((cell, at) => ({
    date,
    kind,
    ...cell,
    buyValue: values[0][at]!,
    sellValue: values[1][at]!,
    buyVolume: volumes[0][at]!,
    sellVolume: volumes[1][at]!,
    buyTrades: counts[0][at]!,
    sellTrades: counts[1][at]!,
  }));
}

/** Weights of the kinds of investors: a fixed part each, with variation by month, and by day on each side. */
function weightsOf(date: PlainDate, kind: TradeKind, side: 'buy' | 'sell'): number[] {
  return CELLS.map(({ nationality, type }) => {
    const name = `investors/${nationality}/${type}/${kind}`;
    return (
      PARTS[nationality][type] *
      wholeOf(`${name}/${date.slice(0, 7)}`, 92, 108) *
      wholeOf(`${name}/${date}/${side}`, 93, 107)
    );
  });
}
