import type { Instant } from '#domain/time.ts';
import type { Side } from '../order.ts';
import { exponential } from '../random.ts';
import type { Desk } from './desk.ts';
import { anySide } from './desk.ts';

/** The order that an agent wants to enter now; null for none. */
export interface Intention {
  side: Side;
  rung: number;
  /** As a multiple of the usual size. */
  size: number;
  /** How long the order rests in the book before its owner gives up. */
  patienceMs: number;
}

export type Strategy = (desk: Desk, at: Instant, trend: number) => Intention | null;

const PATIENCE_MS = 18 * 60_000;
const NO_PATIENCE_MS = 20_000;
/** Share of the noise orders that trade against the book instead of resting. */
const TAKERS = 0.52;
const DEEP_TAKERS = 0.08;
/** No order trades at a price further than this from the fair value. */
const FARTHEST_CHASE = 0.025;
/** In an empty book an order is priced this far from the fair value. */
const EMPTY_BOOK_DISTANCE = 0.006;
/** In rungs: the mispricing at which an informed agent acts, and the move at which momentum follows. */
const EDGE = 0.6;
const FOLLOWED_TREND = 1.4;
const FOLLOWERS_LIMIT = 0.006;

function sign(side: Side): 1 | -1 {
  return side === 'buy' ? 1 : -1;
}

/** Price of the best level that an order of this side would match; null when there is none. */
function facing(desk: Desk, side: Side): number | null {
  return desk.trading.book.bestPrice(side === 'buy' ? 'sell' : 'buy');
}

function taking(desk: Desk, side: Side, size: number, deeper = 0): Intention | null {
  const opposite = desk.trading.book.side(side === 'buy' ? 'sell' : 'buy');
  if (opposite.empty) return null;
  return { side, rung: opposite.best + sign(side) * deeper, size, patienceMs: NO_PATIENCE_MS };
}

/** Joins the queue at or behind the best price, and sometimes improves it. */
function waiting(desk: Desk, side: Side, at: Instant): Intention {
  const { random, trading } = desk;
  const { ladder } = trading.opening;
  const own = trading.book.side(side);
  const fair = desk.fair.at(at);
  const distance = Math.floor(exponential(random, 1.6)) - (random() < 0.12 ? 1 : 0);
  const start = own.empty ? ladder.nearest(fair * (1 - sign(side) * desk.breadth * EMPTY_BOOK_DISTANCE)) : own.best;
  const opposite = trading.book.side(side === 'buy' ? 'sell' : 'buy');
  const wanted = start - sign(side) * distance;
  const rung = opposite.empty || !own.better(wanted, opposite.best - sign(side)) ? wanted : opposite.best - sign(side);
  return { side, rung, size: 1.1, patienceMs: exponential(random, PATIENCE_MS) };
}

/** Trades independently of the price: half of its orders take, half rest. */
export const noise: Strategy = (desk, at) => {
  const { random } = desk;
  const side = anySide(random);
  const price = facing(desk, side);
  const near = price !== null && Math.abs(price / desk.fair.at(at) - 1) < desk.breadth * FARTHEST_CHASE;
  if (!near || random() > TAKERS) return waiting(desk, side, at);
  return taking(desk, side, 0.85, random() < DEEP_TAKERS ? 1 : 0);
};

/** Knows the fair value, and trades against mispriced orders. */
export const value: Strategy = (desk, at) => {
  const fair = desk.fair.at(at);
  const { ladder } = desk.trading.opening;
  const step = ladder.at(ladder.nearest(fair) + 1) - ladder.at(ladder.nearest(fair));
  const offer = facing(desk, 'buy');
  if (offer !== null && offer < fair - EDGE * step) return taking(desk, 'buy', 1.3);
  const bid = facing(desk, 'sell');
  if (bid !== null && bid > fair + EDGE * step) return taking(desk, 'sell', 1.3);
  return null;
};

/** Follows a moving price, as long as it is not far from the fair value. */
export const momentum: Strategy = (desk, at, trend) => {
  if (Math.abs(trend) < FOLLOWED_TREND) return null;
  const side = trend > 0 ? 'buy' : 'sell';
  const price = facing(desk, side);
  if (price === null || sign(side) * (price / desk.fair.at(at) - 1) > desk.breadth * FOLLOWERS_LIMIT) return null;
  return taking(desk, side, 0.7);
};
