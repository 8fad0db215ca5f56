import type { DailyBar } from '#domain/quote.ts';
import type { PriceRule } from '#domain/tick.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Activity } from './activity.ts';
import { shapeBar } from './daily-bar.ts';
import { MARKET_VOLATILITY } from './factors.ts';
import { worthOf, type Instrument } from './instrument.ts';
import type { PriceWalk } from './price-walk.ts';

/** The prices with which a day begins. */
export interface DayBase {
  /** Adjusted for a split and a right on its ex-date; null on the first day of a future. */
  previousClose: Thousandths | null;
  /** Base of the daily limits. */
  reference: Thousandths;
}

/** A security's days by number: one interface for walked prices and for futures. */
export interface SecurityHistory {
  readonly instrument: Instrument;
  readonly rule: PriceRule;
  /** First and last day on which it is listed. */
  readonly first: number;
  readonly last: number;
  /** Official close, as traded then. */
  close(index: number): Thousandths;
  base(index: number): DayBase;
  bar(index: number): DailyBar;
  /**
   * Units that one unit of that day has become through later splits; divide a price of that day by it to compare with
   * today's.
   */
  unitsAfter(index: number): number;
  /** The factor that carries a price of one day to a later one, for the ex-dates of rights in between. */
  carriedOver(from: number, to: number): number;
  suspendedOn(date: PlainDate): boolean;
  /** Expected trading activity of a day. */
  activity(index: number): Activity;
  /** Close of a day without a trade, computed when the prices of all others are available. */
  untradedClose(index: number, priceOf: (id: string) => Thousandths): Thousandths;
}

type SeenBar = (symbol: string, date: PlainDate) => DailyBar | null;

/** The history of a security with its own price. */
export class WalkedHistory implements SecurityHistory {
  readonly instrument: Instrument;
  readonly rule = 'share';
  readonly first: number;
  readonly last = Number.POSITIVE_INFINITY;
  readonly walk: PriceWalk;
  private readonly seen: SeenBar;

  constructor(walk: PriceWalk, seen: SeenBar) {
    this.walk = walk;
    this.instrument = walk.instrument;
    this.first = walk.first;
    this.seen = seen;
  }

  close(index: number): Thousandths {
    return this.walk.close(index);
  }

  base(index: number) {
    const { previousClose, reference } = this.walk.plan(index);
    return { previousClose, reference };
  }

  bar(index: number): DailyBar {
    const plan = this.walk.plan(index);
    const seen = this.seen(this.instrument.symbol, plan.date);
    if (seen) return seen;
    const day = {
      date: plan.date,
      reference: plan.reference,
      close: this.walk.close(index),
      trades: plan.trades,
      turnover: plan.activity.turnover,
      volatility: Math.hypot(this.instrument.dailyVolatility, MARKET_VOLATILITY * this.instrument.beta),
      multiplier: worthOf(this.instrument),
      rule: this.rule,
    } as const;
    return shapeBar(this.instrument, day, this.walk.barStream(index));
  }

  unitsAfter(index: number): number {
    return this.walk.unitsAfter(index);
  }

  carriedOver(from: number, to: number): number {
    return this.walk.carriedOver(from, to);
  }

  suspendedOn(date: PlainDate): boolean {
    return this.walk.suspendedOn(date);
  }

  activity(index: number): Activity {
    return this.walk.plan(index).activity;
  }

  untradedClose(index: number): Thousandths {
    return this.base(index).previousClose;
  }
}
