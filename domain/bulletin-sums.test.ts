import { expect, it } from 'vitest';
import type { SecurityLine } from './bulletin.ts';
import type { CountedSecurity } from './bulletin-security.ts';
import { marketLine } from './bulletin-sums.ts';

const counted = (value: number | null, firstValue: number, marketValue: number): CountedSecurity => ({
  line: { value, volume: 0, trades: 0, days: 2, change: 0, marketValue } as SecurityLine,
  bars: [],
  firstValue,
  isListed: true,
  valueOn: () => null,
});
const DAYS = ['2026-11-02', '2026-11-03'];

it('turnover velocity is that of the worked example: 9,450 ÷ ((841,000 + 852,410) ÷ 2) = 1.116 %', () => {
  expect(marketLine([counted(9_450, 841_000, 852_410)], DAYS, null).velocity).toBe(1_116);
});

it('turnover velocity is that of all securities together, however they share what was traded', () => {
  const parts = [counted(9_000, 41_000, 52_410), counted(450, 800_000, 800_000)];
  expect(marketLine(parts, DAYS, null).velocity).toBe(1_116);
});

it('turnover velocity is not known where a value is not', () => {
  expect(marketLine([counted(null, 841_000, 852_410)], DAYS, null).velocity).toBeNull();
});

it('a security that traded without an earlier close is not unchanged', () => {
  const line = (change: number | null) => ({ ...counted(1, 1, 1).line, change });
  const parts = [3, -2, 0, null].map((change) => ({ ...counted(1, 1, 1), line: line(change) }));
  expect(marketLine(parts, DAYS, null)).toMatchObject({
    rose: 1,
    fell: 1,
    unchanged: 1,
    uncompared: 1,
    untraded: 0,
    traded: 4,
  });
});

it('turnover velocity counts a security that left the list in the first market value alone, and what it traded', () => {
  const gone = { ...counted(450, 41_000, 0), isListed: false };
  const left = { ...gone, line: { ...gone.line, marketValue: null } };
  const { listed, traded, velocity } = marketLine([counted(9_000, 800_000, 852_410), left], DAYS, null);
  expect([listed, traded, velocity]).toEqual([1, 2, 1_116]);
});
