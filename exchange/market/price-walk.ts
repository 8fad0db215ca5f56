import type { DailyBar } from '#domain/quote.ts';
import type { PlainDate } from '#domain/time.ts';
import { priceLimits } from '#domain/tick.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { activityOf } from './activity.ts';
import type { Activity } from './activity.ts';
import { memoryOf } from './factors.ts';
import type { Factors } from './factors.ts';
import type { Instrument } from './instrument.ts';
import { onTick } from './price-ladder.ts';
import { fatTailed, poisson } from './random.ts';
import type { Random } from './random.ts';
import { announcedPrices, issuePriceOf, type RightsOffer } from './rights-terms.ts';
import type { TradingDays } from './trading-days.ts';

const OWN_HALF_LIFE_YEARS = 2;
const OWN_MEMORY = memoryOf(OWN_HALF_LIFE_YEARS);
/** A dividend lowers the price by at most half, however the price has moved since it was declared. */
const LARGEST_DIVIDEND = 0.5;
/** Smaller returns cannot exceed a daily limit. */
const NEAR_LIMITS = 0.04;

/** A security's day as planned before trading. */
export interface DayPlan {
  date: PlainDate;
  /** Adjusted for a split of the day, and for a right on its ex-date. */
  previousClose: Thousandths;
  /** The previous close, less a dividend with its ex-date today. */
  reference: Thousandths;
  /** Latent fair value before the day's return, in (fractional) thousandths. */
  fair: number;
  /** Change in the logarithm of the fair value from a dividend of the day: 0 or below. */
  fallen: number;
  /** Logarithmic returns of the day: from the market, from the sector, and the security's own. */
  market: number;
  sector: number;
  own: number;
  activity: Activity;
  /** Number of trades in the walk's model of the day. */
  trades: number;
  /** New units for an old one; 1 except on the day of a split. */
  split: number;
}

interface State {
  close: Thousandths;
  /** Logarithm of the latent fair value. */
  fair: number;
  /** The security's own part of `fair`; it decays. */
  own: number;
}

/**
 * The daily history of one security: a seeded walk of its fair value, rounded to prices, corrected by the recorded
 * closes.
 */
export class PriceWalk {
  readonly instrument: Instrument;
  /** Number of the first trading day. */
  readonly first: number;
  private readonly days: TradingDays;
  private readonly factors: Factors;
  private readonly states: State[] = [];
  private readonly seen: (date: PlainDate) => DailyBar | null;
  private readonly dividends: ReadonlyMap<PlainDate, Thousandths>;
  private readonly splits: ReadonlyMap<PlainDate, number>;
  private readonly offers: ReadonlyMap<PlainDate, RightsOffer>;

  constructor(instrument: Instrument, days: TradingDays, factors: Factors, seen: (date: PlainDate) => DailyBar | null) {
    this.instrument = instrument;
    this.days = days;
    this.factors = factors;
    this.seen = seen;
    this.first = days.from(instrument.listedOn);
    this.dividends = new Map(instrument.dividends.map(({ exDate, amount }) => [this.tradingDay(exDate), amount]));
    this.splits = new Map(instrument.splits.map(({ date, ratio }) => [this.tradingDay(date), ratio[0] / ratio[1]]));
    this.offers = new Map(instrument.offers?.map((offer) => [this.tradingDay(offer.exDate), offer]));
  }

  /** The official close of a day; before the listing the base price. */
  close(index: number): Thousandths {
    return this.state(index).close;
  }

  suspendedOn(date: PlainDate): boolean {
    const { suspended } = this.instrument;
    return suspended !== undefined && suspended.from <= date;
  }

  /**
   * Units that one unit of that day has become through later splits; divide a price of that day by it to compare with
   * today's.
   */
  unitsAfter(index: number): number {
    if (this.splits.size === 0) return 1;
    let units = 1;
    for (const [date, ratio] of this.splits) if (date > this.days.at(Math.max(0, index))) units *= ratio;
    return units;
  }

  /** The issue price of an offer, and the prices that the exchange announces before its ex-date. */
  announced(offer: RightsOffer) {
    const issuePrice = issuePriceOf(offer, this.close(this.days.from(offer.proposed) - 1));
    return { issuePrice, ...announcedPrices(offer, this.close(this.days.from(offer.exDate) - 1), issuePrice) };
  }

  /** The factor that carries a price of one day to a later one, for the ex-dates of rights in between. */
  carriedOver(from: number, to: number): number {
    let factor = 1;
    for (const offer of this.offers.values()) {
      const day = this.days.from(offer.exDate);
      if (from < day && day <= to) factor *= this.announced(offer).adjusted / this.close(day - 1);
    }
    return factor;
  }

  /** Plans a day from the state at the end of the previous one. */
  plan(index: number): DayPlan {
    const before = this.state(index - 1);
    const date = this.days.at(index);
    const split = index > this.first ? (this.splits.get(date) ?? 1) : 1;
    const offer = this.offers.get(date);
    const close = (offer ? this.announced(offer).adjusted : before.close) / split;
    // The exchange announces the price without a right to the thousandth, on a tick or not.
    const price = offer ? Math.round : (value: number) => this.price(value, date);
    const dividend = index > this.first ? this.dividend(date, close) : 0;
    const random = this.factors.stream(this.instrument.symbol, index);
    const shock = this.instrument.dailyVolatility * this.factors.nerves(index) * fatTailed(random);
    const fallen = Math.log(1 - dividend / close);
    const own = shock - (1 - OWN_MEMORY) * before.own;
    const activity = activityOf(this.instrument, own / Math.max(1e-6, this.instrument.dailyVolatility), random);
    return {
      date,
      previousClose: price(close),
      reference: price(close - dividend),
      fair: (Math.exp(before.fair + fallen) * close) / before.close,
      fallen,
      market: this.instrument.beta * this.factors.market(index),
      sector: this.instrument.sectorBeta * this.factors.sector(this.instrument.sector, index),
      own,
      activity,
      trades: this.suspendedOn(date) ? 0 : poisson(random, activity.trades),
      split,
    };
  }

  /** The random stream that shapes a day's bar. */
  barStream(index: number): Random {
    return this.factors.stream(`${this.instrument.symbol} bar`, index);
  }

  /** Recomputes days from this one on, after a recorded close that the walk did not have. */
  forgetFrom(index: number): void {
    this.states.length = Math.min(this.states.length, Math.max(0, index - this.first));
  }

  private state(index: number): State {
    if (index < this.first) return this.start();
    while (this.states.length <= index - this.first) this.states.push(this.next(this.first + this.states.length));
    return this.states[index - this.first]!;
  }

  private start(): State {
    return { close: this.instrument.basePrice, fair: Math.log(this.instrument.basePrice), own: 0 };
  }

  private next(index: number): State {
    const plan = this.plan(index);
    const before = this.state(index - 1);
    const fair = Math.log(plan.fair) + plan.market + plan.sector + plan.own;
    const own = before.own + plan.fallen + plan.own;
    const seen = this.seen(plan.date);
    if (!seen) return { close: this.closeOf(plan, fair), fair, own };
    if (seen.trades === 0) return { close: seen.close, fair, own };
    return { close: seen.close, fair: Math.log(seen.close), own: own + Math.log(seen.close) - fair };
  }

  /** The fair value rounded to a price; without a trade the price stays the same. */
  private closeOf(plan: DayPlan, fair: number): Thousandths {
    if (plan.trades === 0) return plan.previousClose;
    const value = Math.exp(fair);
    const price = this.price(value, plan.date);
    if (Math.abs(value / plan.reference - 1) < NEAR_LIMITS) return price;
    const { lower, upper } = priceLimits(plan.reference, plan.date);
    return Math.max(this.price(lower, plan.date, 'up'), Math.min(this.price(upper, plan.date, 'down'), price));
  }

  private price(value: number, date: PlainDate, direction: 'nearest' | 'up' | 'down' = 'nearest'): Thousandths {
    return onTick(this.instrument, value, date, 'share', direction);
  }

  private dividend(date: PlainDate, close: number): number {
    return Math.min(this.dividends.get(date) ?? 0, LARGEST_DIVIDEND * close);
  }

  /** Events on a closed day take effect on the next trading day. */
  private tradingDay(date: PlainDate): PlainDate {
    return this.days.at(this.days.from(date));
  }
}
