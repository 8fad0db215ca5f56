import { expect, it } from 'vitest';
import type { Quote } from '#domain/quote.ts';
import type { SecurityKind } from '#domain/security.ts';
import type { WatchRow } from './watch-row.ts';
import { totalsOf } from './watch-totals.ts';

const DAY = '2026-11-18';
const at = Date.parse('2026-11-18T08:00:00Z');

function row(symbol: string, kind: SecurityKind, change: number): WatchRow {
  const quote = { symbol, change, value: 1_000_000, volume: 10, trades: 2, last: 1_000, lastAt: at, at } as Quote;
  return { symbol, kind, exchange: 'home', unit: null, quote } as WatchRow;
}

it('the day in three figures counts shares and funds in dirhams, and no right, future or debt', () => {
  const counted = [row('JIWAN', 'equity', 10), row('DAR', 'reit', -10)];
  const others = [row('JIWAN-R', 'right', 10), row('JIWANX26', 'future', 10), row('SUKUK', 'sukuk', -10)];
  others.push({ ...row('DOLLAR', 'fund', 10), unit: 'USD' });
  expect(totalsOf([...counted, ...others], new Map(), DAY)).toEqual(totalsOf(counted, new Map(), DAY));
  expect(totalsOf(counted, new Map(), DAY)).toEqual({ advancing: 1, declining: 1, value: 2_000_000 });
});
