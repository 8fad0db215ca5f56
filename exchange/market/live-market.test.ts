import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_CALENDAR } from '#domain/calendar.ts';
import { marketInstant } from '#domain/date.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ClockMode } from '../clock.ts';
import { createMarket } from './market.ts';
import type { Market, MarketBatch } from './market.ts';
import { sampleRoster } from './sample-instruments.ts';

const INDICES = [{ code: 'GI', kind: 'general', baseLevel: 4_000_000 }] as const;

/** A clock that the test sets. */
class HandClock {
  at = 0;
  run = 0;
  mode: ClockMode = 'set';

  constructor(date: string, clock: string) {
    this.set(date, clock);
  }
  set(date: string, clock: string): void {
    this.at = marketInstant(date, clock);
  }
  wall = () => this.at;
  read = () => ({ at: this.at, mode: this.mode, speed: 1, run: this.run });
}

function marketAt(clock: HandClock, given: { dataDir?: string; warn?: (sentence: string) => void } = {}): Market {
  return createMarket({
    instruments: sampleRoster(12).slice(6),
    indices: INDICES,
    calendar: DEFAULT_CALENDAR,
    clock,
    seed: 5,
    ...given,
  });
}

describe('a market that follows its clock', () => {
  test('tells in batches just what changed, so that who follows them knows the whole state', () => {
    const clock = new HandClock('2026-11-20', '09:59:59');
    const market = marketAt(clock);
    market.step();
    const start = market.seq;
    const batches: MarketBatch[] = [];
    const rows = new Map(market.rows().map((row) => [row.symbol, row]));
    const depth = new Map(market.rows().map(({ symbol }) => [symbol, market.depth(symbol)!]));
    market.subscribe((batch) => {
      batches.push(batch);
      for (const row of batch.rows) rows.set(row.symbol, row);
      for (const one of batch.depth) depth.set(one.symbol, one);
    });
    for (let i = 0; i < 300; i++) {
      clock.at += 1_000;
      market.step();
    }
    const face = (record: object) => ({ ...record, at: 0 });
    expect([...rows.values()].map(face)).toEqual(market.rows().map(face));
    expect([...depth.values()].map(face)).toEqual(market.rows().map(({ symbol }) => face(market.depth(symbol)!)));
    const reported = batches.flatMap((batch) => batch.trades);
    expect(reported.length).toBe(market.rows().reduce((sum, row) => sum + row.trades, 0));
    expect(batches.map((batch) => batch.seq)).toEqual(batches.map((_, i) => start + i + 1));
    expect(batches[0]!.status).toMatchObject({ phase: 'trading', status: 'open' });
    expect(batches.filter((batch) => batch.status)).toHaveLength(1);
  });

  test('says nothing when nothing changed', () => {
    const clock = new HandClock('2026-11-20', '09:10');
    const market = marketAt(clock);
    market.step();
    let notifications = 0;
    market.subscribe(() => notifications++);
    clock.at += 100;
    market.step();
    expect(notifications).toBe(0);
  });

  test('shows the last session until the pre-opening of the next trading day', () => {
    const clock = new HandClock('2026-11-22', '12:00');
    const market = marketAt(clock);
    market.step();
    expect(market.status()).toMatchObject({ date: '2026-11-20', phase: 'closed', status: 'closed' });
    expect(market.row('S007')!.close).not.toBeNull();
    for (const [time, date] of [
      ['09:29', '2026-11-20'],
      ['09:30', '2026-11-23'],
    ] as const) {
      clock.set('2026-11-23', time);
      market.step();
      expect(market.status().date).toBe(date);
    }
  });

  test('gives trades newest first and no more than asked', () => {
    const market = marketAt(new HandClock('2026-11-20', '10:30'));
    market.step();
    const trades = market.trades('S007', 5);
    expect(trades.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4].map((back) => trades[0]!.id - back));
    expect(market.trades('NONE', 5)).toEqual([]);
  });

  test('begins a new epoch when the day changes or time jumps, and says so once', () => {
    const clock = new HandClock('2026-11-20', '14:00');
    const market = marketAt(clock);
    market.step();
    const first = market.epoch;
    const batches: MarketBatch[] = [];
    market.subscribe((batch) => batches.push(batch));
    clock.run += 1;
    clock.set('2026-11-20', '10:01');
    market.step();
    expect(batches).toMatchObject([{ reset: true, seq: 0, epoch: market.epoch, rows: [], trades: [] }]);
    expect(market.epoch).not.toBe(first);
    clock.set('2026-11-23', '09:35');
    market.step();
    expect(batches.at(-1)).toMatchObject({ reset: true, status: { date: '2026-11-23', phase: 'pre-opening' } });
  });
});

describe('the close that readers saw', () => {
  let dataDir: string;
  beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'closings-'))));
  afterEach(() => rmSync(dataDir, { recursive: true }));

  function closesAt(date: string, clock: string, warn?: (sentence: string) => void) {
    const market = marketAt(new HandClock(date, clock), { dataDir, ...(warn && { warn }) });
    market.step();
    return market;
  }

  test('is the next day’s previous close, also after a restart', () => {
    const seen = closesAt('2026-11-19', '15:05');
    const next = closesAt('2026-11-20', '09:35');
    for (const row of seen.rows()) {
      expect(next.row(row.symbol)!.previousClose).toBe(row.close ?? row.previousClose);
    }
    const [bar] = next.bars('S007', '2026-11-19', '2026-11-19');
    const { open, high, low, close, volume, value, trades } = seen.row('S007')!;
    expect(bar).toMatchObject({ open, high, low, close, volume, value, trades });
    expect(next.bars('GI', '2026-11-19', '2026-11-19')[0]!.close).toBe(seen.indices()[0]!.value);
    const gi = next.indices()[0]!;
    expect(gi.value - gi.change).toBe(seen.indices()[0]!.value);
  });

  test('becomes the next day’s previous close when the market runs on', () => {
    const clock = new HandClock('2026-11-19', '14:59');
    const market = marketAt(clock);
    market.step();
    clock.set('2026-11-20', '09:30');
    market.step();
    expect(market.status().date).toBe('2026-11-20');
    const [bar] = market.bars('S007', '2026-11-19', '2026-11-20');
    expect(market.row('S007')!.previousClose).toBe(bar!.close);
  });

  test('does not change the day itself when it is played again', () => {
    const first = closesAt('2026-11-19', '15:05');
    const again = closesAt('2026-11-19', '15:05');
    expect(again.trades('S007', 1e6)).toEqual(first.trades('S007', 1e6));
  });

  test('is computed when its file cannot be read, and that is said', () => {
    closesAt('2026-11-19', '15:05');
    const [file] = readdirSync(join(dataDir, 'closings'));
    writeFileSync(join(dataDir, 'closings', file!), '{"date":');
    const said: string[] = [];
    const market = closesAt('2026-11-20', '09:35', (sentence) => said.push(sentence));
    expect(said).toEqual([
      'The closing file 2026-11-19.json cannot be read: that day’s closes are computed instead.'.replace('’', "'"),
    ]);
    expect(market.row('S007')!.previousClose).toBeGreaterThan(0);
  });
});
