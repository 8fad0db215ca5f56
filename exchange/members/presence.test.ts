import { DEFAULT_CALENDAR } from '#domain/calendar.ts';
import { marketInstant } from '#domain/date.ts';
import { presencePercent, standsWithin, timeWithin, type BookFrom } from '#domain/market-making.ts';
import { describe, expect, it } from 'vitest';
import { createMarket } from '../market/market.ts';
import { sampleRoster } from '../market/sample-instruments.ts';
import { GROUP_OBLIGATIONS } from './market-makers.ts';

const DAY = '2026-11-20';
/** Continuous trading, in seconds. */
const SECONDS = 17_100;
const TIME = { from: marketInstant(DAY, '10:00'), to: marketInstant(DAY, '14:45') };

/** The books of a simulated day: every change, and one observation a second. */
function simulatedDay(count: number) {
  let at = TIME.from;
  const clock = { wall: () => at, read: () => ({ at, mode: 'set' as const, speed: 1, run: 0 }) };
  const market = createMarket({
    instruments: sampleRoster(12).slice(0, count),
    indices: [],
    calendar: DEFAULT_CALENDAR,
    clock,
    seed: 11,
  });
  market.step();
  const symbols = market.rows().map(({ symbol }) => symbol);
  const changed = new Map<string, BookFrom[]>(
    symbols.map((symbol) => [symbol, [{ from: at, ...market.depth(symbol)! }]]),
  );
  market.subscribe(({ depth }) => {
    for (const book of depth) changed.get(book.symbol)?.push({ from: at, bids: book.bids, offers: book.offers });
  });
  const seen = new Map(symbols.map((symbol) => [symbol, { A: 0, C: 0 }]));
  for (let second = 0; second < SECONDS; second += 1) {
    at = TIME.from + second * 1_000;
    market.step();
    for (const symbol of symbols)
      for (const group of ['A', 'C'] as const)
        if (standsWithin(market.depth(symbol)!, GROUP_OBLIGATIONS[group])) seen.get(symbol)![group] += 1;
  }
  return { changed, seen };
}

describe('presence in the order book of a simulated day', () => {
  const { changed, seen } = simulatedDay(3);

  it('from the changes of the book is what one counts second by second', () => {
    for (const [symbol, counted] of seen)
      for (const group of ['A', 'C'] as const) {
        const within = timeWithin(changed.get(symbol)!, GROUP_OBLIGATIONS[group], TIME);
        expect(within / 1_000, `${symbol} ${group}`).toBe(counted[group]);
      }
  });

  it('is from 0 to 100 per cent, and a stricter obligation is met no longer', () => {
    for (const { A, C } of seen.values()) {
      expect(A).toBeLessThanOrEqual(C);
      expect(presencePercent(C, SECONDS)).toBeLessThanOrEqual(100_000);
    }
    expect([...seen.values()].some(({ C }) => C > 0)).toBe(true);
  });
});
