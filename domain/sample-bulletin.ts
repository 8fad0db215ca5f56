import { sameInAll } from './bilingual.ts';
import type { BulletinInputs } from './bulletin-of.ts';
import { addDays, isTradingDay } from './calendar.ts';
import { INVESTOR_TYPES, NATIONALITIES, type InvestorTrade } from './investor-trades.ts';
import type { MarketDay } from './bulletin-years.ts';
import type { DailyBar } from './quote.ts';
import { sampleSecurity } from './sample-security.ts';
import type { PlainDate } from './time.ts';

/** A market of invented securities from one day to another, the same for the same seed: for tests. */
export function sampleMarket(from: PlainDate, to: PlainDate, seed = 7): BulletinInputs {
  const random = randomFrom(seed);
  const days: PlainDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (isTradingDay(day)) days.push(day);
  const sectors = [sameInAll('Banks'), sameInAll('Utilities'), null];
  const securities = Array.from({ length: 12 }, (_, at) => {
    const symbol = `S${String(at).padStart(2, '0')}`;
    // The last security never trades, the one before it seldom.
    const share = at === 11 ? 0 : at === 10 ? 0.1 : 0.95;
    return {
      security: sampleSecurity(symbol, { sector: sectors[at % 3]! }),
      bars: walk(symbol, days, share, random),
      events: [],
      issuedShares: at === 9 ? null : 1_000_000 * (at + 1),
    };
  });
  const indices = ['GEN', 'SEC'].map((code) => ({
    code,
    name: sameInAll(code),
    bars: walk(code, days, 1, random),
  }));
  return {
    securities,
    days: marketDays(securities.flatMap(({ bars }) => bars)),
    indices,
    trades: days.flatMap((day) =>
      tradesOf(
        day,
        securities.flatMap(({ bars }) => bars),
      ),
    ),
    deals: { since: from, deals: [] },
    actions: [],
  };
}

function walk(symbol: string, days: readonly PlainDate[], share: number, random: () => number): DailyBar[] {
  let close = 1_000 + Math.round(random() * 9_000);
  return days.flatMap((date): DailyBar[] => {
    const open = close;
    close = Math.max(10, close + Math.round((random() - 0.5) * 400));
    if (random() >= share) return [];
    const [low, high] = [Math.min(open, close) - 5, Math.max(open, close) + 5];
    const volume = 1 + Math.round(random() * 100_000);
    return [
      { symbol, date, open, high, low, close, volume, value: volume * close, trades: 1 + Math.round(random() * 90) },
    ];
  });
}

function marketDays(bars: readonly DailyBar[]): MarketDay[] {
  return [...Map.groupBy(bars, ({ date }) => date)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, own]) => {
      const sum = (part: 'value' | 'volume' | 'trades') => own.reduce((all, bar) => all + (bar[part] ?? 0), 0);
      return { date, value: sum('value'), volume: sum('volume'), trades: sum('trades') };
    });
}

/** Trades of each group on a day; they add up to the day's value on both sides. */
function tradesOf(date: PlainDate, bars: readonly DailyBar[]): InvestorTrade[] {
  const value = bars.filter((bar) => bar.date === date).reduce((sum, bar) => sum + (bar.value ?? 0), 0);
  const groups = NATIONALITIES.flatMap((nationality) => INVESTOR_TYPES.map((type) => ({ nationality, type })));
  const part = Math.floor(value / groups.length);
  return groups.map((group, at) => {
    const rest = value - part * groups.length;
    const [buyValue, sellValue] = [part + (at === 0 ? rest : 0), part + (at === groups.length - 1 ? rest : 0)];
    return {
      date,
      kind: 'equity',
      ...group,
      buyValue,
      sellValue,
      buyVolume: 1,
      sellVolume: 1,
      buyTrades: 1,
      sellTrades: 1,
    };
  });
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
