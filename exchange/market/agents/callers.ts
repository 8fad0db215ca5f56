import type { Instant } from '#domain/time.ts';
import type { Actor } from '../event-queue.ts';
import { exponential, normal, poisson } from '../random.ts';
import type { Desk } from './desk.ts';
import { anySide, drawSize, enterAt } from './desk.ts';

/** Orders of each call as shares of the day's expected trades; the closing ones are larger. */
const OPENING_SHARE = 0.1;
const CLOSING_SHARE = 0.09;
const LAST_SHARE = 0.025;
const OPENING_SIZE = 1.1;
const CLOSING_SIZE = 1.8;
/** Spread of the opinions in a call, as a fraction of the price. */
const OPINIONS = 0.0045;
const URGENCY = 0.0015;
const CHANGED_MINDS = 0.1;
/** Orders that rest all day, further away from the price. */
const RESTING_SHARE = 0.03;
const MOST_RESTING = 40;
const FEWEST_RESTING = 3;
const RESTING_FROM = 0.004;
const RESTING_DEPTH = 0.016;
/** A security with fewer trades than this has hardly any resting orders. */
const RARELY_TRADED = 1;

/** An order that is entered once, at a price drawn at that moment. */
class Entry implements Actor {
  private readonly enter: (at: Instant) => void;

  constructor(enter: (at: Instant) => void) {
    this.enter = enter;
  }

  act(at: Instant): void {
    this.enter(at);
  }
}

/** Enters an order on a random side, with a random opinion about the price and a random urgency. */
function bidInCall(desk: Desk, size: number, at: Instant): number {
  const side = anySide(desk.random);
  const urgency = side === 'buy' ? URGENCY : -URGENCY;
  const price = desk.fair.at(at) * (1 + desk.breadth * (urgency + OPINIONS * normal(desk.random)));
  return enterAt(desk, side, desk.trading.opening.ladder.nearest(price), drawSize(desk, size), at);
}

/** The opening call: orders gather until ten o'clock, and some are withdrawn while that is still allowed. */
export function planOpeningCall(desk: Desk): void {
  const { from, to } = desk.parts.opening;
  const count = poisson(desk.random, desk.activity.trades * OPENING_SHARE);
  for (let i = 0; i < count; i++) {
    const entered = from + (to - from) * Math.sqrt(desk.random());
    desk.queue.plan(entered, new Entry((at) => changeMind(desk, bidInCall(desk, OPENING_SIZE, at), at)));
  }
}

function changeMind(desk: Desk, order: number, at: Instant): void {
  if (desk.random() > CHANGED_MINDS) return;
  const { from, to } = desk.parts.opening;
  const later = at + exponential(desk.random, (to - from) / 6);
  desk.queue.plan(later, new Entry((now) => desk.trading.cancel(order, now)));
}

/** Patient orders on both sides, entered in the opening call: the depth behind the best prices. */
export function planRestingOrders(desk: Desk): void {
  const { random, activity, parts } = desk;
  const usual = activity.trades < RARELY_TRADED ? random() * 2 : FEWEST_RESTING + activity.trades * RESTING_SHARE;
  const count = Math.min(MOST_RESTING, poisson(random, usual)) * 2;
  for (let i = 0; i < count; i++) {
    const side = i % 2 === 0 ? 'buy' : 'sell';
    const entered = parts.opening.from + (parts.opening.to - parts.opening.from) * random() ** 2;
    const distance = desk.breadth * (RESTING_FROM + exponential(random, RESTING_DEPTH));
    const away = side === 'buy' ? -distance : distance;
    desk.queue.plan(
      entered,
      new Entry((at) => {
        const rung = desk.trading.opening.ladder.nearest(desk.fair.at(at) * (1 + away));
        enterAt(desk, side, rung, drawSize(desk, 1.5), at);
      }),
    );
  }
}

/** The closing call: new orders while they are accepted; then a few resting orders are improved. */
export function planClosingCall(desk: Desk): void {
  const { from, to } = desk.parts.closing;
  const count = poisson(desk.random, desk.activity.trades * CLOSING_SHARE);
  for (let i = 0; i < count; i++) {
    desk.queue.plan(
      from + 1 + (to - from - 1) * desk.random(),
      new Entry((at) => {
        if (desk.trading.abilities(at).enter) bidInCall(desk, CLOSING_SIZE, at);
        else improve(desk, at);
      }),
    );
  }
}

/** Raises a best bid or lowers a best offer by one step: the only change allowed once the input has ended. */
function improve(desk: Desk, at: Instant): void {
  const side = anySide(desk.random);
  const order = desk.trading.book.side(side).first();
  const rung = order ? order.rung + (side === 'buy' ? 1 : -1) : -1;
  const { ladder } = desk.trading.opening;
  if (!order || rung < 0 || rung >= ladder.size) return;
  desk.trading.amend(order.id, ladder.at(rung), order.quantity, at);
}

/** Trading at last: orders at the closing price, if there is one. */
export function planTradingAtLast(desk: Desk): void {
  const { from, to } = desk.parts.last;
  const count = poisson(desk.random, desk.activity.trades * LAST_SHARE);
  for (let i = 0; i < count; i++) {
    desk.queue.plan(
      from + 1 + (to - from - 1) * desk.random(),
      new Entry((at) => {
        const close = desk.trading.figures.close;
        if (close === null) return;
        enterAt(desk, anySide(desk.random), desk.trading.opening.ladder.rung(close), drawSize(desk, CLOSING_SIZE), at);
      }),
    );
  }
}
