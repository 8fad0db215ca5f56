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
import type { DayBase, SecurityHistory } from './security-history.ts';
import type { TradingDays } from './trading-days.ts';

/** Yearly cost of carrying the underlying to expiry: interest less the usual dividend. */
const CARRY_RATE = 0.035;
const USUAL_VOLATILITY = 0.01;
/** A contract trades most at the end of its life; the last of the twelve oil months hardly trade. */
const YOUNG_ACTIVITY = 0.4;
const YOUNG_ACTIVITY_OF_OIL = 0.03;
const AGEING_OF_OIL = 5;
/**
 * The yearly rate at which later oil months cost more, or less, swings slowly around its middle; far months differ
 * less.
 */
const OIL_RATE = { middle: -0.01, swing: 0.06, daysOfSwing: 700 };
const OIL_CURVE_YEARS = 0.8;
/** Days for which a contract is usually held. */
const DAYS_HELD = 4;

/**
 * Price of a later month's barrel relative to the spot price. The curve of a day rises or falls, and flattens with
 * maturity.
 */
function oilCurve(years: number, on: PlainDate): number {
  const { middle, swing, daysOfSwing } = OIL_RATE;
  const rate = middle + swing * Math.sin((2 * Math.PI * dayNumber(on)) / daysOfSwing);
  return Math.exp(rate * OIL_CURVE_YEARS * (1 - Math.exp(-years / OIL_CURVE_YEARS)));
}

/** A contract's published figures for a finished day. */
export interface FutureDayFigures {
  bar: DailyBar;
  settlement: Thousandths;
  /** Contracts open at the end of the day; on the last day before they are settled. */
  openInterest: number;
  underlying: Thousandths;
}

/** The underlying of a future: closes by the number of the day. */
export interface Underlying {
  rule: PriceRule;
  close(index: number): Thousandths;
}

/** Days that ran to their end. */
interface Seen {
  seen(symbol: string, date: PlainDate): DailyBar | null;
  seenInterest(symbol: string, date: PlainDate): number | null;
}

/**
 * A future's days: its settlement price follows the underlying's close; days that ran to their end keep their recorded
 * bars.
 */
export class FutureHistory implements SecurityHistory {
  readonly instrument: Instrument;
  readonly terms: FutureTerms;
  readonly rule: PriceRule;
  readonly first: number;
  readonly last: number;
  private readonly days: TradingDays;
  private readonly factors: Factors;
  private readonly underlying: Underlying;
  private readonly seen: Seen['seen'];
  private readonly seenInterest: Seen['seenInterest'];
  /** Contracts open at the end of each day, starting with the first. */
  private interest: number[] = [];

  constructor(
    instrument: Instrument & { future: FutureTerms },
    underlying: Underlying,
    world: { days: TradingDays; factors: Factors } & Seen,
  ) {
    this.instrument = instrument;
    this.terms = instrument.future;
    this.rule = underlying.rule;
    this.underlying = underlying;
    this.days = world.days;
    this.factors = world.factors;
    this.seen = world.seen;
    this.seenInterest = world.seenInterest;
    this.first = this.days.from(instrument.listedOn);
    this.last = this.days.until(instrument.future.expiry);
  }

  close(index: number): Thousandths {
    const date = this.days.at(Math.max(0, index));
    return this.seen(this.instrument.symbol, date)?.close ?? this.theoretical(this.underlying.close(index), date);
  }

  /** Price of a unit of the underlying for the expiry, relative to its price now. */
  carry(on: PlainDate): number {
    const days = Math.max(0, dayNumber(this.terms.expiry) - dayNumber(on));
    return this.isOil ? oilCurve(days / 365, on) : Math.exp((CARRY_RATE * days) / 365);
  }

  /** Theoretical price of the contract at a price of the underlying. */
  theoretical(underlying: number, date: PlainDate): Thousandths {
    return onTick(this.instrument, underlying * this.carry(date), date, this.rule);
  }

  /** Nobody traded or settled the contract before its first day; the limits of that day have the theoretical price. */
  base(index: number): DayBase {
    const reference = this.close(index - 1);
    return { previousClose: index > this.first ? reference : null, reference };
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

  carriedOver(): number {
    return 1;
  }

  suspendedOn(): boolean {
    return false;
  }

  activity(index: number): Activity {
    const usual = activityOf(this.instrument, 1, this.factors.stream(`${this.instrument.symbol} activity`, index));
    const young = this.isOil ? YOUNG_ACTIVITY_OF_OIL : YOUNG_ACTIVITY;
    const share = young + (1 - young) * this.age(index) ** (this.isOil ? AGEING_OF_OIL : 1);
    return { trades: usual.trades * share, turnover: usual.turnover * share };
  }

  untradedClose(index: number, priceOf: (id: string) => Thousandths): Thousandths {
    return this.theoretical(priceOf(this.terms.underlying), this.days.at(index));
  }

  /** The settlement price of a day. On the last day it is final: the price of the underlying. */
  settlement(index: number): Thousandths {
    return index === this.last
      ? this.theoretical(this.underlying.close(index), this.days.at(index))
      : this.close(index);
  }

  figures(index: number): FutureDayFigures {
    return {
      bar: this.bar(index),
      settlement: this.settlement(index),
      openInterest: this.openInterest(index),
      underlying: this.underlying.close(index),
    };
  }

  /** Contracts open at the end of a day. Open interest changes by no more than the day's volume. */
  openInterest(index: number): number {
    for (let day = this.first + this.interest.length; day <= index; day += 1) {
      const before = this.interest.at(-1) ?? 0;
      const { volume } = this.bar(day);
      const usual = Math.max(before - (volume ?? 0), Math.min(before + (volume ?? 0), this.usualOpenInterest(day + 1)));
      this.interest.push(this.seenInterest(this.instrument.symbol, this.days.at(day)) ?? usual);
    }
    return this.interest[index - this.first] ?? 0;
  }

  forgetFrom(index: number): void {
    this.interest = this.interest.slice(0, Math.max(0, index - this.first));
  }

  /** Usual open contracts on the morning of a day: few at first, most shortly before the expiry. */
  private usualOpenInterest(index: number): number {
    const contracts =
      this.instrument.averageDailyTurnover / ((this.close(index - 1) / 1_000) * this.terms.contractSize);
    return Math.round(contracts * DAYS_HELD * Math.sqrt(this.age(index - 1)));
  }

  private get isOil(): boolean {
    return this.rule === 'oil-future';
  }

  /** Part of the contract's life that is over at the end of a day, 0 to 1. */
  private age(index: number): number {
    return Math.max(0, Math.min(1, (index - this.first + 1) / Math.max(1, this.last - this.first + 1)));
  }
}
