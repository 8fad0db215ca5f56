import { addDays } from '#domain/calendar.ts';
import type { TradingCalendar } from '#domain/calendar.ts';
import type { DatedBasket } from '#domain/index-level.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Closings, ClosingState } from './closings.ts';
import { Factors } from './factors.ts';
import { FutureHistory } from './future-history.ts';
import type { Underlying } from './future-history.ts';
import { IndexHistory } from './index-history.ts';
import type { FutureTerms, Instrument } from './instrument.ts';
import type { IndexDefinition } from './market.ts';
import { PriceWalk } from './price-walk.ts';
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
  private readonly closings: Closings;

  constructor(
    world: {
      instruments: readonly Instrument[];
      indices: readonly IndexDefinition[];
      calendar: TradingCalendar;
      seed: number;
    },
    closings: Closings,
  ) {
    this.closings = closings;
    this.days = new TradingDays(world.calendar);
    this.factors = new Factors(this.days, world.seed);
    const cash = world.instruments.filter((one) => !one.future).map((one) => this.walked(one));
    for (const definition of world.indices) {
      this.indices.set(definition.code, new IndexHistory(definition, cash, this.parts));
    }
    const known = new Map(cash.map((security) => [security.instrument.symbol, security]));
    for (const instrument of world.instruments) {
      const security =
        known.get(instrument.symbol) ?? this.future(instrument as Instrument & { future: FutureTerms }, known);
      this.securities.set(instrument.symbol, security);
    }
  }

  /** Listed on that day: not before its listing, not after its expiry. */
  listed(security: SecurityHistory, index: number): boolean {
    return index >= security.first && index <= security.last;
  }

  /** Days of a security or an index within the dates, both included, up to the last finished one. */
  bars(id: string, from: PlainDate, to: PlainDate, lastFinished: number): DailyBar[] {
    const security = this.securities.get(id);
    const of = security ?? this.indices.get(id);
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

  /** Baskets of an index from the one in force on a date on; empty for an unknown index. */
  baskets(code: string, from: PlainDate, last: number): DatedBasket[] {
    return this.indices.get(code)?.basketsOver(this.days.from(from), last) ?? [];
  }

  /** Highest and lowest price of the 52 weeks before a day, in that day's units. */
  range52(security: SecurityHistory, index: number): { high: Thousandths; low: Thousandths } {
    const from = Math.max(security.first, this.days.from(addDays(this.days.at(index), -WEEKS_52_DAYS)));
    const today = security.unitsAfter(index);
    let high = security.base(index).previousClose;
    let low = high;
    for (let day = from; day < index; day++) {
      const bar = security.bar(day);
      const units = security.unitsAfter(day) / today;
      high = Math.max(high, Math.round(bar.high / units));
      low = Math.min(low, Math.round(bar.low / units));
    }
    return { high, low };
  }

  openInterest(symbol: string, index: number): number | null {
    return index < 0 ? null : this.closings.openInterest(symbol, this.days.at(index));
  }

  /** Takes over a day as it was seen; what follows goes on from it. */
  keep(state: ClosingState): void {
    this.closings.keep(state);
    const index = this.days.from(state.date);
    for (const security of this.securities.values()) {
      if (security instanceof WalkedHistory) security.walk.forgetFrom(index);
    }
    for (const one of this.indices.values()) one.forgetFrom(index);
  }

  private get parts() {
    return {
      days: this.days,
      factors: this.factors,
      seen: (id: string, date: PlainDate) => this.closings.bar(id, date),
    };
  }

  private walked(instrument: Instrument): WalkedHistory {
    const { days, factors, seen } = this.parts;
    const walk = new PriceWalk(instrument, days, factors, (date) => seen(instrument.symbol, date));
    return new WalkedHistory(walk, seen);
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
    const index = this.indices.get(id);
    if (!index) throw new Error(`The future's underlying '${id}' is neither a security nor an index of this market.`);
    return { rule: 'index-future', close: (day) => index.close(day) };
  }
}
