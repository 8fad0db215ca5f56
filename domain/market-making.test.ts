import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isMet,
  makesMarketOn,
  makingChanges,
  presencePercent,
  spreadPercent,
  spreadStatus,
  standsWithin,
  timeWithin,
  type MarketMaker,
} from './market-making.ts';

/** Continuous trading, 10:00 to 14:45. */
const SECONDS = 17_100;
const OBLIGATION = { maxSpread: 1_000, minSize: 75_000_000, presence: 70_000 };
const level = (price: number, quantity: number) => ({ price, quantity, orders: 1 });
const book = (bid: number, offer: number, quantity = 20_000) => ({
  bids: [level(bid, quantity)],
  offers: [level(offer, quantity)],
});

describe('a spread', () => {
  it.each([
    [3_980, 4_020, 1_000],
    [1_245, 1_255, 800],
    [10_020, 10_100, 795],
  ])('of %i and %i is %i thousandths of a per cent', (bid, offer, spread) => {
    expect(spreadPercent(bid, offer)).toBe(spread);
  });

  it('needs both sides, and none of a crossed auction book', () => {
    expect([spreadPercent(null, 4_000), spreadPercent(4_000, null), spreadPercent(4_020, 3_980)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('stands within the obligation, wider, or is of no meaning while the market is closed', () => {
    expect(spreadStatus(1_000, 1_000, true)).toBe('within');
    expect(spreadStatus(1_001, 1_000, true)).toBe('wider');
    expect(spreadStatus(null, 1_000, true)).toBe('wider');
    expect(spreadStatus(500, 1_000, false)).toBe('closed');
  });
});

describe('presence', () => {
  it('is the part of continuous trading, and decides whether a day is met', () => {
    expect(presencePercent(13_680, SECONDS)).toBe(80_000);
    expect(presencePercent(12_000, SECONDS)).toBe(70_175);
    expect(isMet(70_000, OBLIGATION)).toBe(true);
    expect(isMet(69_999, OBLIGATION)).toBe(false);
  });

  it('counts a book with both sides, the size and the spread', () => {
    expect(standsWithin(book(3_980, 4_020), OBLIGATION)).toBe(true);
    expect(standsWithin(book(3_970, 4_020), OBLIGATION)).toBe(false);
    expect(standsWithin(book(3_980, 4_020, 10_000), OBLIGATION)).toBe(false);
    expect(standsWithin({ bids: [], offers: [level(4_020, 20_000)] }, OBLIGATION)).toBe(false);
  });

  it('is never more than the time, and adds up over its parts', () => {
    const books = fc.array(fc.record({ wide: fc.boolean(), lasts: fc.integer({ min: 1, max: 500 }) }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(books, fc.integer({ min: 0, max: 5_000 }), (drawn, middle) => {
        let from = 0;
        const states = drawn.map(({ wide, lasts }) => {
          const state = { from, ...book(wide ? 3_900 : 3_980, 4_020) };
          from += lasts;
          return state;
        });
        const between = (start: number, end: number) => timeWithin(states, OBLIGATION, { from: start, to: end });
        expect(between(0, 5_000)).toBeLessThanOrEqual(5_000);
        expect(between(0, middle) + between(middle, 5_000)).toBe(between(0, 5_000));
      }),
    );
  });
});

describe('registrations', () => {
  const maker = (of: Partial<MarketMaker>): MarketMaker => ({
    id: 'm',
    member: 'ZBRA',
    symbol: 'DSX',
    since: '2025-03-03',
    until: null,
    group: 'B',
    ...OBLIGATION,
    with: 'exchange',
    circular: null,
    ...of,
  });

  it('hold from their first day to the day before their end', () => {
    const ended = maker({ until: '2026-09-01' });
    const days = ['2025-03-02', '2025-03-03', '2026-08-31', '2026-09-01'];
    expect(days.map((day) => makesMarketOn(ended, day))).toEqual([false, true, true, false]);
  });

  it('begin and end in the feed on their days, the newest first, and nothing of later days', () => {
    const makers = [maker({ id: 'a', until: '2026-09-01' }), maker({ id: 'b', since: '2026-12-01' })];
    expect(makingChanges(makers, '2026-11-18').map(({ on, kind }) => [on, kind])).toEqual([
      ['2026-09-01', 'ended'],
      ['2025-03-03', 'began'],
    ]);
  });
});
