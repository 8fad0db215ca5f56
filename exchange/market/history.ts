import { addDays } from '#domain/calendar.ts';
import type { TradingCalendar } from '#domain/calendar.ts';
import type { DatedBasket } from '#domain/index-level.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Closings, ClosingState } from './closings.ts';
import { untradedBar } from './daily-bar.ts';
import { Factors } from './factors.ts';
import { FutureHistory } from './future-history.ts';
import type { FutureDayFigures, Underlying } from './future-history.ts';
import { IndexHistory } from './index-history.ts';
import type { FutureTerms, Instrument } from './instrument.ts';
import type { IndexDefinition } from './market.ts';
import { PriceWalk } from './price-walk.ts';
import { RightHistory } from './right-history.ts';
import { WalkedHistory } from './security-history.ts';
import type { SecurityHistory } from './security-history.ts';
import { TradingDays } from './trading-days.ts';

const WEEKS_52_DAYS = 364;

/** All finished days of all securities and indices. */
export class History {
  readonly days: TradingDays;
  readonly factors: Factors;
  readonly securities = new Map<string, SecurityHistory>();
  readonly indices = new Map<string, IndexHistory>();
  /** Published prices that are not traded. */
  readonly references = new Map<string, WalkedHistory>();
  private readonly closings: Closings;

  constructor(
    world: {
      instruments: readonly Instrument[];
      indices: readonly IndexDefinition[];
      references?: readonly Instrument[];
      calendar: TradingCalendar;
      seed: number;
    },
    closings: Closings,
  ) {
    this.closings = closings;
    this.days = new TradingDays(world.calendar);
    this.factors = new Factors(this.days, world.seed);
    const cash = world.instruments.filter((one) => !one.future && !one.right).map((one) => this.walked(one));
    for (const definition of world.indices) {
      this.indices.set(definition.code, new IndexHistory(definition, cash, this.parts));
    }
    for (const one of world.references ?? []) this.references.set(one.symbol, this.walked(one));
    const known = new Map(cash.map((security) => [security.instrument.symbol, security]));
    for (const instrument of world.instruments) {
      this.securities.set(instrument.symbol, known.get(instrument.symbol) ?? this.derived(instrument, known));
    }
  }

  /** True when the security is listed on that day: from its listing to its last day. */
  listed(security: SecurityHistory, index: number): boolean {
    return index >= security.first && index <= security.last;
  }

  /** Days of a security or an index within the dates, both included, up to the last finished one. */
  bars(id: string, from: PlainDate, to: PlainDate, lastFinished: number): DailyBar[] {
    const security = this.securities.get(id);
    const of = security ?? this.indices.get(id) ?? this.reference(id);
    if (!of || from > to) return [];
    const first = Math.max(this.days.from(from), security?.first ?? 0);
    const last = Math.min(
      this.days.until(to < this.days.at(lastFinished) ? to : this.days.at(lastFinished)),
      security?.last ?? Infinity,
    );
    const bars: DailyBar[] = [];
    for (let index = first; index <= last; index++) {
      if (!security?.suspendedOn(this.days.at(index))) bars.push(of.bar(index));
    }
    return bars;
  }

  /** The days of a published price; each day has a single price. */
  private reference(id: string): Pick<SecurityHistory, 'bar'> | undefined {
    const walked = this.references.get(id);
    return walked && { bar: (index) => untradedBar(id, this.days.at(index), walked.close(index)) };
  }

  /** Baskets of an index, starting with the one in force on a date; empty for an unknown index. */
  baskets(code: string, from: PlainDate, last: number): DatedBasket[] {
    return this.indices.get(code)?.basketsOver(this.days.from(from), last) ?? [];
  }

  /** Highest and lowest price of the 52 weeks before a day, in that day's units. */
  range52(security: SecurityHistory, index: number): { high: Thousandths | null; low: Thousandths | null } {
    const from = Math.max(security.first, this.days.from(addDays(this.days.at(index), -WEEKS_52_DAYS)));
    const today = security.unitsAfter(index);
    const { previousClose, reference } = security.base(index);
    let high = previousClose ?? reference;
    let low = high;
    let isTraded = false;
    for (let day = from; day < index; day++) {
      const bar = security.bar(day);
      isTraded ||= bar.volume !== 0;
      const units = security.unitsAfter(day) / today / security.carriedOver(day, index);
      high = Math.max(high, Math.round(bar.high / units));
      low = Math.min(low, Math.round(bar.low / units));
    }
    return isTraded ? { high, low } : { high: null, low: null };
  }

  /**
   * A contract's days within the dates, both included, up to the last finished one; empty when the symbol is not a
   * contract's.
   */
  futureDays(symbol: string, from: PlainDate, to: PlainDate, lastFinished: number): FutureDayFigures[] {
    const future = this.securities.get(symbol);
    if (!(future instanceof FutureHistory)) return [];
    const last = Math.min(this.days.until(to), lastFinished, future.last);
    const days: FutureDayFigures[] = [];
    for (let index = Math.max(future.first, this.days.from(from)); index <= last; index += 1)
      days.push(future.figures(index));
    return days;
  }

  /** Stores a finished day as it ran; later days continue from it. */
  keep(state: ClosingState): void {
    this.closings.keep(state);
    const index = this.days.from(state.date);
    for (const security of this.securities.values()) {
      if (security instanceof WalkedHistory) security.walk.forgetFrom(index);
      if (security instanceof FutureHistory || security instanceof RightHistory) security.forgetFrom(index);
    }
    for (const one of this.indices.values()) one.forgetFrom(index);
  }

  private get parts() {
    return {
      days: this.days,
      factors: this.factors,
      seen: (id: string, date: PlainDate) => this.closings.bar(id, date),
      seenInterest: (id: string, date: PlainDate) => this.closings.openInterest(id, date),
    };
  }

  private walked(instrument: Instrument): WalkedHistory {
    const { days, factors, seen } = this.parts;
    const walk = new PriceWalk(instrument, days, factors, (date) => seen(instrument.symbol, date));
    return new WalkedHistory(walk, seen);
  }

  private derived(instrument: Instrument, known: ReadonlyMap<string, WalkedHistory>): SecurityHistory {
    const { right } = instrument;
    if (!right) return this.future(instrument as Instrument & { future: FutureTerms }, known);
    const share = known.get(right.underlying);
    if (!share) throw new Error(`The right's share '${right.underlying}' is no security of this market.`);
    return new RightHistory({ ...instrument, right }, share, this.parts);
  }

  private future(
    instrument: Instrument & { future: FutureTerms },
    known: ReadonlyMap<string, SecurityHistory>,
  ): FutureHistory {
    return new FutureHistory(instrument, this.underlying(instrument.future.underlying, known), this.parts);
  }

  private underlying(id: string, known: ReadonlyMap<string, SecurityHistory>): Underlying {
    const security = known.get(id);
    if (security) return { rule: 'share', close: (index) => security.close(index) };
    const reference = this.references.get(id);
    if (reference) return { rule: 'oil-future', close: (day) => reference.close(day) };
    const index = this.indices.get(id);
    if (!index) throw new Error(`The future's underlying '${id}' has no price on this market.`);
    return { rule: 'index-future', close: (day) => index.close(day) };
  }
}
