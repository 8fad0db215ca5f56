import type { TradingCalendar } from '#domain/calendar.ts';
import type { DailyBar } from '#domain/quote.ts';
import { sessionOn } from '#domain/session.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { usualTrades } from './activity.ts';
import { staff } from './agents/staff.ts';
import type { ClosingState } from './closings.ts';
import { untradedBar } from './daily-bar.ts';
import { partsOf } from './day-parts.ts';
import type { DayParts } from './day-parts.ts';
import { DirectDeals } from './direct-deals.ts';
import { EventQueue } from './event-queue.ts';
import { MARKET_VOLATILITY } from './factors.ts';
import { FairValues } from './fair-value.ts';
import { FutureHistory } from './future-history.ts';
import type { History } from './history.ts';
import { IndexLevels } from './index-levels.ts';
import { ladderFor } from './price-ladder.ts';
import type { SecurityHistory } from './security-history.ts';
import { SecurityTrading } from './security-trading.ts';
import { continuousDay, SessionRules, type TradedDay } from './session-rules.ts';

const MINUTE_MS = 60_000;
/** Standard deviation of a usual share's return on a usual day. */
const USUAL_VOLATILITY = 0.0135;
/** Average share of a usual order that a trade fills (measured). */
const FILLED_SHARE = 0.57;

/** Spread of a security's prices, from its volatility on a usual day; futures count as shares. */
function breadthOf({ instrument }: SecurityHistory): number {
  const usual = Math.hypot(instrument.dailyVolatility, MARKET_VOLATILITY * instrument.beta);
  return instrument.future ? 1 : Math.max(0.15, Math.min(1.5, usual / USUAL_VOLATILITY));
}

/** One market day: books, agents, calls, indices and deals, run by one event queue. */
export class TradingDay {
  readonly index: number;
  readonly date: PlainDate;
  readonly securities = new Map<string, SecurityTrading>();
  readonly indexLevels: IndexLevels;
  readonly deals: DirectDeals;
  readonly parts: DayParts;
  /** True once trading at last has ended: the closing state no longer changes. */
  finished = false;
  /** Number of queue entries run so far. */
  events = 0;
  private readonly history: History;
  private readonly rules: SessionRules;
  /** The day's rules for futures on oil. */
  private readonly continuous: TradedDay;
  private readonly queue = new EventQueue();

  constructor(history: History, index: number, calendar: TradingCalendar) {
    this.history = history;
    this.index = index;
    this.date = history.days.at(index);
    const session = sessionOn(this.date, calendar);
    this.parts = partsOf(session, this.date);
    this.rules = new SessionRules(calendar);
    this.continuous = continuousDay(calendar, this.parts);
    const listed = [...history.securities.values()].filter((security) => history.listed(security, index));
    for (const security of listed) this.securities.set(security.instrument.symbol, this.open(security));
    this.indexLevels = new IndexLevels(index, history.indices.values(), this.securities);
    this.deals = new DirectDeals(this.date, history.factors.stream('direct deals', index));
    this.planCalls();
    this.planMinutes();
    this.deals.plan(this.queue, [...this.securities.values()], this.parts);
    this.hire(listed, new FairValues(history, index, session));
  }

  get ends(): Instant {
    return this.parts.last.to;
  }

  /** Runs all events up to and including the instant. The result does not depend on the step size. */
  advance(to: Instant): void {
    this.events += this.queue.advance(to);
  }

  settlementPrice(security: SecurityTrading): number | null {
    if (!security.instrument.future) return null;
    if (!this.finished) return security.opening.settlementPrice;
    const isLastDay = security.instrument.future.expiry === this.date;
    return isLastDay ? this.untradedClose(security) : this.closeOf(security);
  }

  /** The day's closing state, from which later days continue. */
  closingState(world: number): ClosingState {
    const tradings = [...this.securities.values()];
    const bars = [
      ...tradings.filter((one) => !one.opening.suspended).map((one) => this.bar(one)),
      ...this.indexLevels.bars(this.date),
    ];
    const interest = tradings.flatMap((one) =>
      one.openInterest === null ? [] : [[one.instrument.symbol, one.openInterest] as const],
    );
    return {
      world,
      date: this.date,
      bars: Object.fromEntries(bars.map((bar) => [bar.symbol, bar])),
      openInterest: Object.fromEntries(interest),
    };
  }

  private bar(security: SecurityTrading): DailyBar {
    const { symbol } = security.instrument;
    const { open, high, low, close, volume, value } = security.figures;
    if (open === null || high === null || low === null || close === null) {
      return untradedBar(symbol, this.date, this.closeOf(security));
    }
    return { symbol, date: this.date, open, high, low, close, volume, value, trades: security.trades.length };
  }

  private closeOf(security: SecurityTrading): number {
    return security.figures.close ?? this.untradedClose(security);
  }

  private untradedClose(security: SecurityTrading): number {
    const history = this.history.securities.get(security.instrument.symbol)!;
    return history.untradedClose(this.index, (id) => this.priceOf(id));
  }

  private priceOf(id: string): number {
    const security = this.securities.get(id);
    if (security) return this.closeOf(security);
    return this.history.references.get(id)?.close(this.index) ?? this.indexLevels.level(id)!;
  }

  private open(security: SecurityHistory): SecurityTrading {
    const { instrument, rule } = security;
    const { previousClose, reference } = security.base(this.index);
    const { high, low } = this.history.range52(security, this.index);
    const future = security instanceof FutureHistory ? security : null;
    const opening = {
      previousClose,
      reference,
      ladder: ladderFor(instrument, reference, this.date, rule),
      high52: high,
      low52: low,
      openInterest: future && future.openInterest(this.index - 1),
      settlementPrice: future && previousClose,
      suspended: security.suspendedOn(this.date),
    };
    return new SecurityTrading(instrument, opening, this.dayOf(security).rules, this.parts.opening.from);
  }

  private dayOf({ rule }: SecurityHistory): TradedDay {
    return rule === 'oil-future' ? this.continuous : { rules: this.rules, parts: this.parts };
  }

  /** Planned before anything else, so that a call ends before the first order of the next phase. */
  private planCalls(): void {
    const { opening, closing, last } = this.parts;
    const each = (end: (security: SecurityTrading, at: Instant) => void) => (at: Instant) => {
      for (const security of this.securities.values()) end(security, at);
    };
    this.queue.plan(opening.to, { act: each((security, at) => security.uncross(at)) });
    this.queue.plan(closing.to, { act: each((security, at) => security.closeCall(at)) });
    this.queue.plan(last.to, { act: (at) => this.finish(at) });
  }

  /** Fixes the settlement prices. */
  private finish(at: Instant): void {
    this.finished = true;
    for (const security of this.securities.values()) if (security.instrument.future) security.endDay(at);
  }

  /**
   * Index levels are recorded each full minute; in the closing call only at its start and at the end of input
   * (docs/contracts.md, Index minutes).
   */
  private planMinutes(): void {
    for (let at = this.parts.trading.from; at <= this.parts.last.to; at += MINUTE_MS) {
      if (this.recorded(at)) this.queue.plan(at, { act: (when) => this.indexLevels.mark(when) });
    }
  }

  private recorded(at: Instant): boolean {
    const { from, to } = this.parts.closing;
    if (at <= from || at >= to) return true;
    return this.rules.at(at - MINUTE_MS).enter && !this.rules.at(at).enter;
  }

  private hire(listed: readonly SecurityHistory[], fairValues: FairValues): void {
    for (const history of listed) {
      const { instrument } = history;
      const trading = this.securities.get(instrument.symbol)!;
      const usual = Math.max(1e-9, usualTrades(instrument));
      const unit = (trading.opening.reference / 1_000) * trading.multiplier;
      staff({
        trading,
        fair: fairValues.path(history),
        queue: this.queue,
        random: this.history.factors.stream(`${instrument.symbol} agents`, this.index),
        activity: history.activity(this.index),
        usualSize: Math.max(1, instrument.averageDailyTurnover / usual / unit / FILLED_SHARE),
        breadth: breadthOf(history),
        parts: this.dayOf(history).parts,
      });
    }
  }
}
