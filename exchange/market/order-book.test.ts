import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fill, Side } from './order.ts';
import { OrderBook } from './order-book.ts';
import { PriceLadder } from './price-ladder.ts';

const LADDER = new PriceLadder(Array.from({ length: 21 }, (_, i) => 1_000 + 10 * i));
const CONTINUOUS = { rule: 'continuous' } as const;

function bookWithFills(): { book: OrderBook; fills: Fill[] } {
  const fills: Fill[] = [];
  return { book: new OrderBook(LADDER, (fill) => fills.push({ ...fill })), fills };
}

function enter(book: OrderBook, side: Side, price: number, quantity: number, owner = 0): number {
  const outcome = book.enter({ side, price, quantity, owner }, CONTINUOUS);
  if (!outcome.accepted) throw new Error(outcome.refusal);
  return outcome.id;
}

const side = fc.constantFrom<Side>('buy', 'sell');
const price = fc.integer({ min: 0, max: 20 }).map((rung) => 1_000 + 10 * rung);
const quantity = fc.integer({ min: 1, max: 500 });
const action = fc.oneof(
  fc.record({ kind: fc.constant('enter' as const), side, price, quantity }),
  fc.record({ kind: fc.constant('amend' as const), id: fc.integer({ min: 1, max: 40 }), price, quantity }),
  fc.record({ kind: fc.constant('cancel' as const), id: fc.integer({ min: 1, max: 40 }) }),
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

/** Runs an action; returns the side and the quantity that it entered. */
function run(book: OrderBook, step: Action): { side: Side; entered: number } | null {
  if (step.kind === 'enter') {
    book.enter({ ...step, owner: 0 }, CONTINUOUS);
    return { side: step.side, entered: step.quantity };
  }
  const order = book.find(step.id);
  if (!order) return null;
  const before = order.quantity;
  if (step.kind === 'cancel') return { side: order.side, entered: -book.cancel(step.id) };
  book.amend(step.id, step.price, step.quantity, CONTINUOUS);
  return { side: order.side, entered: step.quantity - before };
}

function resting(book: OrderBook, of: Side): number {
  return [...book.all()].filter((order) => order.side === of).reduce((sum, order) => sum + order.quantity, 0);
}

describe('an order book in continuous trading', () => {
  test('is never crossed, whatever is entered, amended and cancelled', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (steps) => {
        const { book } = bookWithFills();
        for (const step of steps) {
          run(book, step);
          const [bid, offer] = [book.bestPrice('buy'), book.bestPrice('sell')];
          if (bid !== null && offer !== null) expect(bid).toBeLessThan(offer);
        }
      }),
    );
  });

  test('loses and invents no quantity: what went in rests, was traded or was taken out', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (steps) => {
        const { book, fills } = bookWithFills();
        const entered = { buy: 0, sell: 0 };
        for (const step of steps) {
          const change = run(book, step);
          if (change) entered[change.side] += change.entered;
        }
        const traded = fills.reduce((sum, fill) => sum + fill.quantity, 0);
        for (const of of ['buy', 'sell'] as const) expect(resting(book, of) + traded).toBe(entered[of]);
      }),
    );
  });

  test('shows in its depth exactly the orders that rest, best first', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (steps) => {
        const { book } = bookWithFills();
        for (const step of steps) run(book, step);
        for (const of of ['buy', 'sell'] as const) {
          const levels = book.depth(of, 100);
          const prices = levels.map((level) => level.price);
          expect(prices).toEqual(prices.toSorted((a, b) => (of === 'buy' ? b - a : a - b)));
          for (const level of levels) {
            const orders = [...book.all()].filter((order) => order.side === of && order.price === level.price);
            expect(level.orders).toBe(orders.length);
            expect(level.quantity).toBe(orders.reduce((sum, order) => sum + order.quantity, 0));
          }
          expect(levels.reduce((sum, level) => sum + level.orders, 0)).toBe(
            [...book.all()].filter((order) => order.side === of).length,
          );
        }
      }),
    );
  });

  test('serves the better price first and the older order at one price', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(price, quantity), { minLength: 1, maxLength: 30 }), (offers) => {
        const { book, fills } = bookWithFills();
        for (const [at, size] of offers) enter(book, 'sell', at, size);
        enter(
          book,
          'buy',
          1_200,
          offers.reduce((sum, [, size]) => sum + size, 0),
        );
        const served = fills.map((fill) => [fill.price, fill.sell.id]);
        expect(served).toEqual(served.toSorted((a, b) => a[0]! - b[0]! || a[1]! - b[1]!));
        expect(served).toHaveLength(offers.length);
      }),
    );
  });

  test('trades at the resting price, not at the price of the order that comes', () => {
    const { book, fills } = bookWithFills();
    enter(book, 'sell', 1_050, 100);
    enter(book, 'buy', 1_090, 40);
    expect(fills).toMatchObject([{ price: 1_050, quantity: 40, aggressor: 'buy' }]);
    expect(book.depth('sell', 5)).toEqual([{ price: 1_050, quantity: 60, orders: 1 }]);
  });

  test('keeps the place of an order that becomes smaller', () => {
    const { book, fills } = bookWithFills();
    const first = enter(book, 'sell', 1_050, 100, 1);
    enter(book, 'sell', 1_050, 100, 2);
    book.amend(first, 1_050, 60, CONTINUOUS);
    enter(book, 'buy', 1_050, 10);
    expect(fills[0]!.sell.owner).toBe(1);
  });

  test('sends an order that becomes larger behind the others of its price', () => {
    const { book, fills } = bookWithFills();
    const first = enter(book, 'sell', 1_050, 100, 1);
    enter(book, 'sell', 1_050, 100, 2);
    book.amend(first, 1_050, 101, CONTINUOUS);
    enter(book, 'buy', 1_050, 10);
    expect(fills[0]!.sell.owner).toBe(2);
  });

  test('refuses prices off the tick or outside the limits, and quantities that are none', () => {
    const { book } = bookWithFills();
    const outcome = (at: number, size: number) =>
      book.enter({ side: 'buy', price: at, quantity: size, owner: 0 }, CONTINUOUS);
    expect(outcome(1_005, 1)).toEqual({ accepted: false, refusal: 'off-tick' });
    expect(outcome(990, 1)).toEqual({ accepted: false, refusal: 'outside-limits' });
    expect(outcome(1_210, 1)).toEqual({ accepted: false, refusal: 'outside-limits' });
    expect(outcome(1_000, 0)).toEqual({ accepted: false, refusal: 'bad-quantity' });
    expect(outcome(1_000, 1.5)).toEqual({ accepted: false, refusal: 'bad-quantity' });
    expect(book.amend(99, 1_000, 1, CONTINUOUS)).toEqual({ accepted: false, refusal: 'unknown-order' });
  });
});
