import { expect, it } from 'vitest';
import { isTradedBar, tradedBars } from './traded-bars.ts';
import type { DailyBar } from './quote.ts';

function bar(date: string, close: number, volume: number): DailyBar {
  const trades = volume > 0 ? 1 : 0;
  return { symbol: 'FINAA1130AED', date, open: close, high: close, low: close, close, volume, value: 0, trades };
}

it('a day without volume or trades was not traded; one whose trades are not known was, where it has volume', () => {
  expect(isTradedBar({ volume: 0, trades: 0 })).toBe(false);
  expect(isTradedBar({ volume: 0, trades: null })).toBe(false);
  expect(isTradedBar({ volume: 187, trades: null })).toBe(true);
  expect(isTradedBar({ volume: 0, trades: 1 })).toBe(true);
});

it('days that only carry the close on are left out, the first one too', () => {
  const traded = bar('2026-11-16', 99_220, 187);
  expect(tradedBars([bar('2026-11-13', 99_280, 0), traded, bar('2026-11-17', 99_220, 0)])).toEqual([traded]);
  expect(tradedBars([bar('2026-11-16', 1_000, 0), bar('2026-11-17', 1_000, 0)])).toEqual([]);
});

it('a day whose settlement price differs stays: the next change is measured from it', () => {
  const days = [bar('2026-11-12', 61_070, 3), bar('2026-11-13', 63_900, 0), bar('2026-11-16', 64_940, 3)];
  expect(tradedBars(days)).toEqual(days);
});
