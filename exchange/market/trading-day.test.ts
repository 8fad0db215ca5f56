import { DEFAULT_CALENDAR } from '#domain/calendar.ts';
import { marketTime, marketInstant } from '#domain/date.ts';
import { isOnTick, priceLimits } from '#domain/tick.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { Closings } from './closings.ts';
import { History } from './history.ts';
import type { Instrument } from './instrument.ts';
import { rowOf } from './market-row.ts';
import { sampleRoster, sampleShare } from './sample-instruments.ts';
import { TradingDay } from './trading-day.ts';

const DATE = '2026-11-20';
const ROSTER: readonly Instrument[] = [
  ...sampleRoster(16),
  sampleShare({ symbol: 'HALTED', suspended: { from: '2026-10-01' } }),
  sampleShare({ symbol: 'ASLEEP', averageDailyTurnover: 0 }),
  sampleShare({ symbol: 'LATER', listedOn: '2027-01-04' }),
  sampleShare({
    symbol: 'GIZ26',
    kind: 'future',
    board: '602',
    issuedShares: 0,
    tick: 500,
    listedOn: '2026-09-18',
    averageDailyTurnover: 2_000_000,
    future: { underlying: 'GI', contractSize: 10, expiry: '2026-12-17' },
  }),
  sampleShare({
    symbol: 'OILG27',
    kind: 'future',
    board: '602',
    currency: 'USD',
    issuedShares: 0,
    tick: 10,
    listedOn: '2026-01-02',
    averageDailyTurnover: 2_000_000,
    future: { underlying: 'OILREF', contractSize: 100, expiry: '2026-12-31' },
  }),
  sampleShare({
    symbol: 'GIF27',
    kind: 'future',
    board: '602',
    issuedShares: 0,
    tick: 500,
    listedOn: DATE,
    averageDailyTurnover: 20_000_000,
    future: { underlying: 'GI', contractSize: 10, expiry: '2027-01-21' },
  }),
];
const REFERENCES = [sampleShare({ symbol: 'OILREF', currency: 'USD', basePrice: 64_000, beta: 0, tick: 10 })];
const INDICES = [
  { code: 'GI', kind: 'general', baseLevel: 4_000_000 },
  { code: 'SI', kind: 'sharia' },
  { code: 'FIN', kind: 'sector', sector: 'financials' },
] as const;

function dayOf(seed = 1): TradingDay {
  const world = { instruments: ROSTER, indices: INDICES, references: REFERENCES, calendar: DEFAULT_CALENDAR, seed };
  const history = new History(world, new Closings(0, undefined, () => {}));
  return new TradingDay(history, history.days.from(DATE), DEFAULT_CALENDAR);
}

const at = (clock: string) => marketInstant(DATE, clock);

function everyTrade(day: TradingDay) {
  return [...day.securities.values()].map(({ trades }) => trades);
}

describe('a whole market day', () => {
  let day: TradingDay;
  beforeAll(() => {
    day = dayOf();
    day.advance(day.ends);
  });

  test('has oil in continuous trading alone, from ten to three', () => {
    const oil = day.securities.get('OILG27')!;
    const times = oil.trades.map((trade) => trade.at);
    expect(times.length).toBeGreaterThan(20);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(at('10:00'));
    expect(Math.max(...times)).toBeGreaterThan(at('14:45'));
    expect(Math.max(...times)).toBeLessThan(at('15:00'));
    expect(oil.trades.every(({ side }) => side !== 'auction')).toBe(true);
    const { lower, upper } = priceLimits(oil.opening.reference, DATE, 'oil-future');
    for (const { price } of oil.trades) expect([price >= lower, price <= upper, price % 10]).toEqual([true, true, 0]);
    expect(oil.figures.close).toBe(oil.trades.at(-1)!.price);
  });

  test('has no close, settlement price or change before the first day of a future', () => {
    const fresh = day.securities.get('GIF27')!;
    const row = rowOf(fresh, day.ends, fresh.opening.settlementPrice, 0);
    expect(row).toMatchObject({ last: expect.any(Number), reference: expect.any(Number) });
    expect(row).toMatchObject({ previousClose: null, settlementPrice: null, change: null, changePercent: null });
  });

  test('trades only on ticks and inside the daily limits', () => {
    for (const { trades, opening, instrument } of day.securities.values()) {
      if (instrument.future) continue;
      const { lower, upper } = priceLimits(opening.reference, DATE);
      const wrong = trades.filter(({ price }) => price < lower || price > upper || !isOnTick(price, DATE));
      expect(wrong).toEqual([]);
    }
    const future = day.securities.get('GIZ26')!;
    expect(future.trades.length).toBeGreaterThan(0);
    expect(future.trades.filter(({ price }) => price % 500 !== 0)).toEqual([]);
  });

  test('trades in both calls and in every phase between, in the order of time', () => {
    const large = day.securities.get('S001')!;
    const times = large.trades.map((trade) => trade.at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBe(at('10:00'));
    const inPhase = (from: string, to: string) => times.filter((time) => time >= at(from) && time < at(to)).length;
    expect(inPhase('10:00', '14:45')).toBeGreaterThan(1_000);
    expect(inPhase('14:45', '14:55')).toBe(0);
    expect(inPhase('14:55', '15:00')).toBeGreaterThan(0);
  });

  test('keeps liquid names within a few ticks of spread and near their fair value', () => {
    const { book, opening } = day.securities.get('S001')!;
    expect(book.offers.best - book.bids.best).toBeLessThanOrEqual(4);
    const middle = opening.ladder.at(book.bids.best);
    expect(Math.abs(middle / opening.reference - 1)).toBeLessThan(0.1);
  });

  test('leaves suspended and sleeping securities untraded, and knows only those that are listed', () => {
    expect(day.securities.get('HALTED')!.trades).toEqual([]);
    expect(day.securities.get('ASLEEP')!.trades).toEqual([]);
    expect(day.securities.has('LATER')).toBe(false);
  });

  test('closes at the one price of trading at last', () => {
    for (const { instrument, trades, figures } of day.securities.values()) {
      if (instrument.symbol === 'OILG27') continue;
      const last = trades.filter((trade) => trade.at >= at('14:55'));
      expect(new Set(last.map((trade) => trade.price)).size).toBeLessThanOrEqual(1);
      if (trades.length > 0) expect(figures.close).toBe(trades.at(-1)!.price);
    }
  });

  test('writes index minutes with the gaps of the closing call, newest first', () => {
    const minutes = day.indexLevels.minutes('GI');
    const clocks = minutes.map((point) => marketTime(point.at));
    expect(clocks.slice(0, 8)).toEqual(['15:00', '14:59', '14:58', '14:57', '14:56', '14:55', '14:53', '14:45']);
    expect(clocks.at(-1)).toBe('10:00');
    expect(minutes).toHaveLength(286 + 1 + 6);
    const [last, , , , , uncross, input, begin] = minutes;
    expect({ ...input!, at: 0 }).toEqual({ ...begin!, at: 0 });
    expect(last!.value).toBe(uncross!.value);
    expect(last!.volume).toBeGreaterThan(uncross!.volume);
    expect(uncross!.volume).toBeGreaterThan(input!.volume);
  });

  test('publishes index levels with two decimals and changes that fit them', () => {
    for (const { value, change, changePercent } of day.indexLevels.minutes('SI')) {
      expect(value % 10).toBe(0);
      expect(changePercent).toBe(10 * Math.round((change * 10_000) / (value - change)));
    }
  });

  test('ends with a bar of every security that could trade, and of every index', () => {
    const { bars, openInterest } = day.closingState(0);
    expect(Object.keys(bars).sort()).toEqual(
      [...sampleRoster(16).map(({ symbol }) => symbol), 'ASLEEP', 'GIZ26', 'GIF27', 'OILG27', 'GI', 'SI', 'FIN'].sort(),
    );
    expect(bars.GI!.close).toBe(day.indexLevels.minutes('GI')[0]!.value);
    expect(openInterest.GIZ26).toBeGreaterThan(0);
  });
});

test('direct deals stand apart: neither volume nor last price knows them', () => {
  const days = [1, 2].map((seed) => dayOf(seed));
  for (const day of days) {
    day.advance(day.ends);
    for (const { trades, figures } of day.securities.values()) {
      expect(figures.volume).toBe(trades.reduce((sum, { quantity }) => sum + quantity, 0));
      expect(figures.last).toBe(trades.at(-1)?.price ?? null);
    }
  }
  expect(days.flatMap((day) => day.deals.deals).length).toBeGreaterThan(0);
});

test('the same seed makes the same trades, in one step or in many', () => {
  const [whole, parts] = [dayOf(), dayOf()];
  whole.advance(at('10:25'));
  for (let now = at('09:28'); now <= at('10:25'); now += 700) parts.advance(now);
  parts.advance(at('10:25'));
  expect(everyTrade(parts)).toEqual(everyTrade(whole));
  expect(everyTrade(whole).flat().length).toBeGreaterThan(300);
});

test('another seed makes another day', () => {
  const [one, other] = [dayOf(1), dayOf(2)];
  for (const day of [one, other]) day.advance(at('10:05'));
  expect(everyTrade(one)).not.toEqual(everyTrade(other));
});

test('no book is crossed while trading is continuous', () => {
  const day = dayOf();
  const crossed: string[] = [];
  for (let now = at('10:00'); now < at('11:00'); now += 20_000) {
    day.advance(now);
    for (const { book, instrument } of day.securities.values()) {
      if (!book.bids.empty && !book.offers.empty && book.bids.best >= book.offers.best) crossed.push(instrument.symbol);
    }
  }
  expect(crossed).toEqual([]);
});
