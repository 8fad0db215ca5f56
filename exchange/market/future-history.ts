import type { DailyBar } from '#domain/quote.ts';
import type { PriceRule } from '#domain/tick.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { dayNumber } from '#domain/time.ts';
import type { PlainDate } from '#domain/time.ts';
import { activityOf } from './activity.ts';
import type { Activity } from './activity.ts';
import { shapeBar } from './daily-bar.ts';
import type { Factors } from './factors.ts';
import type { FutureTerms, Instrument } from './instrument.ts';
import { onTick } from './price-ladder.ts';
import { poisson } from './random.ts';
import type { SecurityHistory } from './security-history.ts';
import type { TradingDays } from './trading-days.ts';

/** Cost of carrying the underlying to the expiry, a year: interest less the usual dividend. */
const CARRY_RATE = 0.035;
const USUAL_VOLATILITY = 0.01;
/** A contract is at its busiest at the end of its life. */
const YOUNG_ACTIVITY = 0.4;
/** A usual contract is held for that many days. */
const DAYS_HELD = 4;

/** What a unit of the underlying costs for delivery at the expiry, against now. */
export function carry(terms: FutureTerms, on: PlainDate): number {
  const days = Math.max(0, dayNumber(terms.expiry) - dayNumber(on));
  return Math.exp((CARRY_RATE * days) / 365);
}

/** The underlying as a future sees it: closes by the day's number. */
export interface Underlying {
  rule: PriceRule;
  close(index: number): Thousandths;
}

/** A future's days: its settlement price follows the underlying's close; what was seen to be traded is. */
export class FutureHistory implements SecurityHistory {
  readonly instrument: Instrument;
  readonly terms: FutureTerms;
  readonly rule: PriceRule;
  readonly first: number;
  readonly last: number;
  private readonly days: TradingDays;
  private readonly factors: Factors;
  private readonly underlying: Underlying;
  private readonly seen: (symbol: string, date: PlainDate) => DailyBar | null;

  constructor(
    instrument: Instrument & { future: FutureTerms },
    underlying: Underlying,
    world: { days: TradingDays; factors: Factors; seen: (symbol: string, date: PlainDate) => DailyBar | null },
  ) {
    this.instrument = instrument;
    this.terms = instrument.future;
    this.rule = underlying.rule;
    this.underlying = underlying;
    this.days = world.days;
    this.factors = world.factors;
    this.seen = world.seen;
    this.first = this.days.from(instrument.listedOn);
    this.last = this.days.until(instrument.future.expiry);
  }

  close(index: number): Thousandths {
    const date = this.days.at(Math.max(0, index));
    return this.seen(this.instrument.symbol, date)?.close ?? this.theoretical(this.underlying.close(index), date);
  }

  /** What the contract is worth at a price of the underlying. */
  theoretical(underlying: number, date: PlainDate): Thousandths {
    return onTick(this.instrument, underlying * carry(this.terms, date), date, this.rule);
  }

  base(index: number) {
    const previousClose = this.close(index - 1);
    return { previousClose, reference: previousClose };
  }

  bar(index: number): DailyBar {
    const date = this.days.at(index);
    const seen = this.seen(this.instrument.symbol, date);
    if (seen) return seen;
    const random = this.factors.stream(`${this.instrument.symbol} bar`, index);
    const { trades, turnover } = this.activity(index);
    const day = {
      date,
      reference: this.close(index - 1),
      close: this.close(index),
      trades: poisson(random, trades),
      turnover,
      volatility: USUAL_VOLATILITY,
      multiplier: this.terms.contractSize,
      rule: this.rule,
    };
    return shapeBar(this.instrument, day, random);
  }

  unitsAfter(): number {
    return 1;
  }

  suspendedOn(): boolean {
    return false;
  }

  activity(index: number): Activity {
    const usual = activityOf(this.instrument, 1, this.factors.stream(`${this.instrument.symbol} activity`, index));
    const share = YOUNG_ACTIVITY + (1 - YOUNG_ACTIVITY) * this.age(index);
    return { trades: usual.trades * share, turnover: usual.turnover * share };
  }

  untradedClose(index: number, priceOf: (id: string) => Thousandths): Thousandths {
    return this.theoretical(priceOf(this.terms.underlying), this.days.at(index));
  }

  /** Contracts that are usually open on a day's morning: few at first, most shortly before the expiry. */
  usualOpenInterest(index: number): number {
    const contracts =
      this.instrument.averageDailyTurnover / ((this.close(index - 1) / 1_000) * this.terms.contractSize);
    return Math.round(contracts * DAYS_HELD * Math.sqrt(this.age(index - 1)));
  }

  /** Part of its life that is over at the end of a day, 0 to 1. */
  private age(index: number): number {
    return Math.max(0, Math.min(1, (index - this.first + 1) / Math.max(1, this.last - this.first + 1)));
  }
}
