import type { Instant } from '#domain/time.ts';
import type { Actor } from '../event-queue.ts';
import { smile } from '../fair-value.ts';
import { exponential } from '../random.ts';
import type { Desk } from './desk.ts';
import { drawSize, enterAt } from './desk.ts';
import { momentum, noise, value } from './strategies.ts';
import type { Strategy } from './strategies.ts';

/**
 * Average trades that follow from one arrival: measured, so that a day has about as many trades as its plan expects.
 */
const TRADES_AN_ARRIVAL = 0.62;
/** Orders cluster: with this probability the next one follows shortly. */
const FLOCKING = 0.3;
const FLOCK_MS = 900;
const NOISE_SHARE = 0.72;
const VALUE_SHARE = 0.18;
const TREND_MEMORY = 0.9;

/** Cancels an order when its owner gives up. */
class Expiry implements Actor {
  private readonly desk: Desk;
  private readonly order: number;

  constructor(desk: Desk, order: number) {
    this.desk = desk;
    this.order = order;
  }

  act(at: Instant): void {
    this.desk.trading.cancel(this.order, at);
  }
}

/** All agents that come and go in the continuous market: noise, value and momentum. */
export class Crowd implements Actor {
  private readonly desk: Desk;
  private readonly meanWaitMs: number;
  /** Slow average of the mid price of the book, in rungs. */
  private slowMiddle = Number.NaN;

  constructor(desk: Desk) {
    this.desk = desk;
    const { from, to } = desk.parts.trading;
    const arrivals = desk.activity.trades / TRADES_AN_ARRIVAL;
    this.meanWaitMs = (to - from) / Math.max(1e-9, arrivals);
    this.planNext(from, false);
  }

  act(at: Instant): void {
    const intention = this.strategy()(this.desk, at, this.trend());
    if (intention) {
      const { side, rung, size, patienceMs } = intention;
      const order = enterAt(this.desk, side, rung, drawSize(this.desk, size), at);
      if (order) this.desk.queue.plan(at + patienceMs, new Expiry(this.desk, order));
    }
    this.planNext(at);
  }

  private strategy(): Strategy {
    const draw = this.desk.random();
    if (draw < NOISE_SHARE) return noise;
    return draw < NOISE_SHARE + VALUE_SHARE ? value : momentum;
  }

  /** Distance of the mid price from its slow average, in rungs. */
  private trend(): number {
    const { bids, offers } = this.desk.trading.book;
    if (bids.empty || offers.empty) return 0;
    const middle = (bids.best + offers.best) / 2;
    if (Number.isNaN(this.slowMiddle)) this.slowMiddle = middle;
    this.slowMiddle = TREND_MEMORY * this.slowMiddle + (1 - TREND_MEMORY) * middle;
    return middle - this.slowMiddle;
  }

  private planNext(at: Instant, flock = this.desk.random() < FLOCKING): void {
    const { desk } = this;
    const { from, to } = desk.parts.trading;
    const mean = this.meanWaitMs / ((1 - FLOCKING) * smile((at - from) / (to - from)));
    const wait = exponential(desk.random, flock ? Math.min(FLOCK_MS, mean) : mean);
    if (at + wait < to) desk.queue.plan(at + wait, this);
  }
}
