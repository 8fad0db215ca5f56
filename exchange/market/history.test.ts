import { DEFAULT_CALENDAR, isTradingDay } from '#domain/calendar.ts';
import { isOnTick, priceLimits } from '#domain/tick.ts';
import { describe, expect, test } from 'vitest';
import { Closings } from './closings.ts';
import { History } from './history.ts';
import type { Instrument } from './instrument.ts';
import { sampleRoster, sampleShare } from './sample-instruments.ts';

const INDICES = [{ code: 'GI', kind: 'general', baseLevel: 4_000_000 }] as const;

function historyOf(instruments: readonly Instrument[], seed = 1) {
  const closings = new Closings(0, undefined, () => {});
  return new History({ instruments, indices: INDICES, calendar: DEFAULT_CALENDAR, seed }, closings);
}

function barsOf(history: History, id: string, from = '2016-01-01', to = '2026-08-14') {
  return history.bars(id, from, to, history.days.until('2026-08-14'));
}

const LIVELY = sampleShare({ symbol: 'LIVELY', dailyVolatility: 0.022 });

describe('ten years of daily bars', () => {
  const history = historyOf([LIVELY]);
  const bars = barsOf(history, 'LIVELY');

  test('begin on 4 January 2016 and leave out no trading day and no other day in', () => {
    expect(bars[0]!.date).toBe('2016-01-04');
    expect(bars.at(-1)!.date).toBe('2026-08-14');
    expect(bars.every(({ date }) => isTradingDay(date, DEFAULT_CALENDAR))).toBe(true);
    expect(bars.length).toBe(history.days.until('2026-08-14') + 1);
  });

  test('have prices on the ticks and inside the limits of their day, low ≤ open, close ≤ high', () => {
    const wrong = bars.filter((bar, i) => {
      const { open, high, low, close } = bar;
      const { lower, upper } = priceLimits(bars[i - 1]?.close ?? LIVELY.basePrice, bar.date);
      const prices = [open, high, low, close];
      const allowed = prices.every((price) => isOnTick(price, bar.date) && price >= lower && price <= upper);
      return !allowed || low !== Math.min(...prices) || high !== Math.max(...prices);
    });
    expect(wrong).toEqual([]);
  });

  test('are the same for the same seed, and others for another', () => {
    expect(barsOf(historyOf([LIVELY]), 'LIVELY')).toEqual(bars);
    expect(barsOf(historyOf([LIVELY], 2), 'LIVELY')).not.toEqual(bars);
  });

  test('have calm days and wild ones: fatter tails than a normal distribution', () => {
    const returns = bars.slice(1).map((bar, i) => Math.log(bar.close / bars[i]!.close));
    const variance = returns.reduce((sum, one) => sum + one ** 2, 0) / returns.length;
    const kurtosis = returns.reduce((sum, one) => sum + one ** 4, 0) / returns.length / variance ** 2;
    expect(kurtosis).toBeGreaterThan(3.5);
  });

  test('begin with the listing, and are empty for unknown ids and turned dates', () => {
    const late = historyOf([sampleShare({ symbol: 'NEW', listedOn: '2024-05-28' })]);
    expect(barsOf(late, 'NEW')[0]!.date).toBe('2024-05-28');
    expect(barsOf(late, 'OTHER')).toEqual([]);
    expect(barsOf(late, 'NEW', '2025-02-01', '2025-01-01')).toEqual([]);
  });

  test('stop with a suspension', () => {
    const halted = historyOf([sampleShare({ symbol: 'HALTED', suspended: { from: '2025-03-03' } })]);
    expect(barsOf(halted, 'HALTED').at(-1)!.date).toBe('2025-02-28');
  });
});

describe('corporate actions', () => {
  const calm = { symbol: 'CALM', dailyVolatility: 1e-6, beta: 0, sectorBeta: 0, basePrice: 8_000 };

  test('a dividend lowers the reference and the price on its ex-date, not the previous close', () => {
    const history = historyOf([sampleShare({ ...calm, dividends: [{ exDate: '2024-04-15', amount: 400 }] })]);
    const [before, ex] = barsOf(history, 'CALM', '2024-04-09', '2024-04-15');
    expect(before).toMatchObject({ date: '2024-04-09', close: 8_000 });
    expect(ex).toMatchObject({ date: '2024-04-15', close: 7_600 });
    const security = history.securities.get('CALM')!;
    expect(security.base(history.days.from('2024-04-15'))).toEqual({ previousClose: 8_000, reference: 7_600 });
  });

  test('a split divides the price and its previous close, and leaves index and capital alone', () => {
    const split = sampleShare({ ...calm, splits: [{ date: '2024-04-15', ratio: [10, 1] }] });
    const history = historyOf([split, sampleShare({ ...calm, symbol: 'PEER', sector: 'utilities' })]);
    const day = history.days.from('2024-04-15');
    const security = history.securities.get('CALM')!;
    expect(security.base(day)).toEqual({ previousClose: 800, reference: 800 });
    expect([security.unitsAfter(day - 1), security.unitsAfter(day)]).toEqual([10, 1]);
    expect(history.indices.get('GI')!.close(day)).toBe(history.indices.get('GI')!.close(day - 1));
    expect(history.range52(security, day + 1)).toEqual({ high: 800, low: 800 });
  });
});

describe('index history', () => {
  test('moves with its members: never more than the best and worst of them', () => {
    const roster = sampleRoster(14);
    const history = historyOf(roster);
    const index = history.indices.get('GI')!;
    for (let day = 1; day < 600; day++) {
      const moves = roster.map(({ symbol }) => {
        const security = history.securities.get(symbol)!;
        return security.close(day) / security.base(day).previousClose!;
      });
      const move = index.close(day) / index.close(day - 1);
      expect(move).toBeLessThanOrEqual(Math.max(...moves) + 1e-4);
      expect(move).toBeGreaterThanOrEqual(Math.min(...moves) - 1e-4);
    }
  });

  test('is calm as an index is: few days beyond two per cent', () => {
    const bars = barsOf(historyOf(sampleRoster(40)), 'GI');
    const moves = bars.slice(1).map((bar, i) => Math.abs(bar.close / bars[i]!.close - 1));
    expect(moves.filter((move) => move > 0.02).length / moves.length).toBeLessThan(0.04);
    expect(bars.every(({ volume }) => volume !== null && volume > 0)).toBe(true);
  });
});

const FUTURE = sampleShare({
  symbol: 'LIVELYU26',
  kind: 'future',
  listedOn: '2026-06-19',
  future: { underlying: 'LIVELY', contractSize: 100, expiry: '2026-08-13' },
});

test('a future follows its underlying at the cost of carry, and ends with its expiry', () => {
  const history = historyOf([LIVELY, FUTURE]);
  const bars = barsOf(history, 'LIVELYU26');
  expect(bars[0]!.date).toBe('2026-06-19');
  expect(bars.at(-1)!.date).toBe('2026-08-13');
  const closes = new Map(barsOf(history, 'LIVELY').map(({ date, close }) => [date, close]));
  for (const { date, close } of bars) expect(Math.abs(close / closes.get(date)! - 1)).toBeLessThan(0.02);
  expect(bars.at(-1)!.close).toBe(closes.get('2026-08-13'));
});

test('a future has a close before it from its second day on', () => {
  const history = historyOf([LIVELY, FUTURE]);
  const security = history.securities.get('LIVELYU26')!;
  const { first } = security;
  expect(security.base(first)).toEqual({ previousClose: null, reference: expect.any(Number) });
  expect(security.base(first + 1)).toEqual({ previousClose: security.close(first), reference: security.close(first) });
});
