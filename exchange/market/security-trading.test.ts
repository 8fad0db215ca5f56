import { DEFAULT_CALENDAR } from '#domain/calendar.ts';
import { marketInstant } from '#domain/date.ts';
import { describe, expect, test } from 'vitest';
import type { Side } from './order.ts';
import { ladderFor } from './price-ladder.ts';
import { sampleShare } from './sample-instruments.ts';
import { SecurityTrading } from './security-trading.ts';
import { SessionRules } from './session-rules.ts';

const DATE = '2026-11-20';
const SHARE = sampleShare({ symbol: 'ANY' });
const at = (clock: string) => marketInstant(DATE, clock);

function opened(given: { suspended?: boolean } = {}): SecurityTrading {
  const opening = {
    previousClose: 2_500,
    reference: 2_500,
    ladder: ladderFor(SHARE, 2_500, DATE, 'share'),
    high52: 3_000,
    low52: 2_000,
    openInterest: null,
    settlementPrice: null,
    suspended: given.suspended ?? false,
  };
  return new SecurityTrading(SHARE, opening, new SessionRules(DEFAULT_CALENDAR), at('09:30'));
}

function enter(security: SecurityTrading, clock: string, side: Side, price: number, quantity: number) {
  return security.enter({ side, price, quantity, owner: 0 }, at(clock));
}

function idOf(outcome: ReturnType<typeof enter>): number {
  if (!outcome.accepted) throw new Error(outcome.refusal);
  return outcome.id;
}

describe('the opening call', () => {
  test('gathers orders, says what would match, and matches at its end', () => {
    const security = opened();
    enter(security, '09:35', 'buy', 2_520, 300);
    enter(security, '09:36', 'sell', 2_480, 200);
    expect(security.trades).toEqual([]);
    expect(security.indicative(at('09:40'))).toEqual({ price: 2_500, volume: 200 });
    security.uncross(at('10:00'));
    expect(security.trades).toMatchObject([{ id: 1, price: 2_500, quantity: 200, side: 'auction' }]);
    expect(security.indicative(at('10:01'))).toBeNull();
  });

  test('lets nobody cancel in its last five minutes', () => {
    const security = opened();
    const id = idOf(enter(security, '09:40', 'buy', 2_500, 10));
    expect(security.cancel(id, at('09:55'))).toEqual({ accepted: false, refusal: 'not-in-this-phase' });
    expect(security.cancel(id, at('09:54:59'))).toMatchObject({ accepted: true });
  });
});

describe('the closing call', () => {
  test('takes no new order from 14:53 on, and only improvements of those that stand', () => {
    const security = opened();
    const bid = idOf(enter(security, '14:46', 'buy', 2_500, 10));
    expect(enter(security, '14:53', 'buy', 2_500, 10)).toEqual({ accepted: false, refusal: 'not-in-this-phase' });
    expect(security.cancel(bid, at('14:54'))).toMatchObject({ accepted: false });
    expect(security.amend(bid, 2_490, 10, at('14:54'))).toEqual({ accepted: false, refusal: 'only-improvement' });
    expect(security.amend(bid, 2_500, 9, at('14:54'))).toEqual({ accepted: false, refusal: 'only-improvement' });
    expect(security.amend(bid, 2_510, 10, at('14:54'))).toMatchObject({ accepted: true });
  });

  test('makes its price the official close', () => {
    const security = opened();
    enter(security, '14:46', 'buy', 2_530, 10);
    enter(security, '14:46', 'sell', 2_530, 10);
    security.closeDay(at('14:55'));
    expect(security.figures.close).toBe(2_530);
  });

  test('leaves the last trade as the close when nothing meets', () => {
    const security = opened();
    enter(security, '11:00', 'buy', 2_510, 10);
    enter(security, '11:01', 'sell', 2_510, 5);
    security.closeDay(at('14:55'));
    expect(security.figures.close).toBe(2_510);
  });
});

describe('trading at last', () => {
  test('trades at the closing price only, also against a better resting order', () => {
    const security = opened();
    enter(security, '11:00', 'buy', 2_510, 10);
    enter(security, '11:01', 'sell', 2_510, 10);
    enter(security, '11:02', 'buy', 2_520, 10);
    security.closeDay(at('14:55'));
    expect(enter(security, '14:56', 'sell', 2_500, 4)).toEqual({ accepted: false, refusal: 'only-at-the-close' });
    expect(enter(security, '14:56', 'sell', 2_510, 4)).toMatchObject({ accepted: true });
    expect(security.trades.at(-1)).toMatchObject({ price: 2_510, quantity: 4, side: 'auction' });
  });

  test('does not happen without a closing price', () => {
    const security = opened();
    security.closeDay(at('14:55'));
    expect(enter(security, '14:56', 'sell', 2_500, 4)).toEqual({ accepted: false, refusal: 'not-in-this-phase' });
  });
});

test('nothing is taken while the market is closed', () => {
  expect(enter(opened(), '09:29', 'buy', 2_500, 1)).toEqual({ accepted: false, refusal: 'not-in-this-phase' });
  expect(enter(opened(), '15:00', 'buy', 2_500, 1)).toEqual({ accepted: false, refusal: 'not-in-this-phase' });
});

test('a suspended security takes no orders', () => {
  expect(enter(opened({ suspended: true }), '11:00', 'buy', 2_500, 1)).toEqual({
    accepted: false,
    refusal: 'suspended',
  });
});

test('figures follow the tape: open, high, low, last, volume and value', () => {
  const security = opened();
  for (const price of [2_500, 2_540, 2_480, 2_510]) {
    enter(security, '11:00', 'sell', price, 10);
    enter(security, '11:00', 'buy', price, 10);
  }
  expect(security.figures).toMatchObject({ open: 2_500, high: 2_540, low: 2_480, last: 2_510, volume: 40 });
  expect(security.figures.value).toBe(10 * (2_500 + 2_540 + 2_480 + 2_510));
});
