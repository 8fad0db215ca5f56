import type { Trade } from '#domain/quote.ts';
import type { Abilities } from '#domain/session.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Instant } from '#domain/time.ts';
import { countTrade, emptyFigures } from './day-figures.ts';
import type { DayFigures } from './day-figures.ts';
import { equilibrium } from './call-auction.ts';
import type { Equilibrium } from './call-auction.ts';
import { worthOf, type Instrument } from './instrument.ts';
import { accept, refuse } from './order.ts';
import type { Fill, NewOrder, Order, Outcome, Refusal } from './order.ts';
import { OrderBook } from './order-book.ts';
import type { Matching } from './order-book.ts';
import type { PriceLadder } from './price-ladder.ts';
import type { SessionRules } from './session-rules.ts';

/** What a security carries over from earlier days into a new one. */
export interface Opening {
  /** Adjusted for a split of today; changes are measured against it. null on the first day of a future. */
  previousClose: Thousandths | null;
  /** Base of the daily limits: the previous close, less a dividend with its ex-date today. */
  reference: Thousandths;
  ladder: PriceLadder;
  /** null when it did not trade in 52 weeks. */
  high52: Thousandths | null;
  low52: Thousandths | null;
  openInterest: number | null;
  /** The previous day's settlement price of a future; null on its first day. */
  settlementPrice: Thousandths | null;
  suspended: boolean;
}

const IN_PLACE: Matching = { rule: 'continuous' };
const COLLECT: Matching = { rule: 'collect' };

/** One security on one day: its book under the session's rules, its trades and its figures. */
export class SecurityTrading {
  readonly instrument: Instrument;
  readonly opening: Opening;
  readonly book: OrderBook;
  readonly trades: Trade[] = [];
  readonly figures: DayFigures = emptyFigures();
  /** Value of one traded unit at a price of 1; 1 except for futures and debt. */
  readonly multiplier: number;
  openInterest: number | null;
  /** When this state last changed, and whether the change has yet to be reported. */
  changedAt: Instant;
  changed = false;
  /** Accepted entries, amendments and cancellations. */
  orderEvents = 0;
  private readonly rules: SessionRules;
  private now: Instant;

  constructor(instrument: Instrument, opening: Opening, rules: SessionRules, from: Instant) {
    this.instrument = instrument;
    this.opening = opening;
    this.rules = rules;
    this.now = from;
    this.changedAt = from;
    this.openInterest = opening.openInterest;
    this.multiplier = worthOf(instrument);
    this.book = new OrderBook(opening.ladder, (fill) => this.record(fill));
  }

  abilities(at: Instant): Abilities {
    return this.rules.at(at);
  }

  enter(order: NewOrder, at: Instant): Outcome {
    const { enter, matching } = this.rules.at(at);
    const refusal = this.suspension() ?? (enter ? null : 'not-in-this-phase') ?? this.closeRule(order.price, matching);
    return refusal ? refuse(refusal) : this.done(at, () => this.book.enter(order, this.matching(matching)));
  }

  amend(id: number, price: Thousandths, quantity: number, at: Instant): Outcome {
    const { amend, matching } = this.rules.at(at);
    const order = this.book.find(id);
    if (!order) return refuse('unknown-order');
    if (amend === 'no') return refuse('not-in-this-phase');
    if (amend === 'improve-only' && !improves(order, price, quantity)) return refuse('only-improvement');
    const refusal = this.suspension() ?? this.closeRule(price, matching);
    return refusal
      ? refuse(refusal)
      : this.done(at, () => this.book.amend(id, price, quantity, this.matching(matching)));
  }

  cancel(id: number, at: Instant): Outcome {
    if (!this.book.find(id)) return refuse('unknown-order');
    if (!this.rules.at(at).cancel) return refuse('not-in-this-phase');
    return this.done(at, () => {
      this.book.cancel(id);
      return accept(id);
    });
  }

  /** Price and volume at which the running call auction would match now; null outside an auction. */
  indicative(at: Instant): Equilibrium | null {
    return this.rules.at(at).matching === 'auction' ? equilibrium(this.book, this.auctionReference) : null;
  }

  /** Ends a call auction; returns its price, null when nothing could trade. */
  uncross(at: Instant): Thousandths | null {
    const result = equilibrium(this.book, this.auctionReference);
    if (!result) return null;
    this.now = at;
    this.book.uncross(result.price);
    this.mark(at);
    return result.price;
  }

  /** Ends the closing call of a security that has one. */
  closeCall(at: Instant): void {
    if (this.rules.at(at - 1).matching === 'auction') this.closeDay(at);
  }

  /** Ends a future's day; a future without a closing call closes at its last trade. */
  endDay(at: Instant): void {
    this.figures.close ??= this.figures.last;
    this.mark(at);
  }

  /**
   * Ends the closing call: its price is the official close, otherwise the last trade's (docs/market-rules.md,
   * Sessions).
   */
  closeDay(at: Instant): void {
    const price = this.uncross(at);
    this.figures.close = price ?? this.figures.last;
    if (this.figures.close !== null) this.mark(at);
  }

  private get auctionReference(): Thousandths {
    return this.figures.last ?? this.opening.reference;
  }

  private suspension(): Refusal | null {
    return this.opening.suspended ? 'suspended' : null;
  }

  /** Trading at last accepts only the closing price; a day without trades has none. */
  private closeRule(price: Thousandths, matching: Abilities['matching']): Refusal | null {
    if (matching !== 'close-price') return null;
    if (this.figures.close === null) return 'not-in-this-phase';
    return price === this.figures.close ? null : 'only-at-the-close';
  }

  private matching(matching: Abilities['matching']): Matching {
    if (matching === 'continuous') return IN_PLACE;
    if (matching === 'close-price') return { rule: 'at-price', price: this.figures.close! };
    return COLLECT;
  }

  private done(at: Instant, action: () => Outcome): Outcome {
    this.now = at;
    const outcome = action();
    if (!outcome.accepted) return outcome;
    this.orderEvents += 1;
    this.mark(at);
    return outcome;
  }

  /** Marks the state as changed. */
  mark(at: Instant): void {
    this.changedAt = at;
    this.changed = true;
  }

  private record({ price, quantity, aggressor }: Fill): void {
    const { figures, instrument, trades } = this;
    const side = aggressor === null || figures.close !== null ? 'auction' : aggressor;
    trades.push({ id: trades.length + 1, symbol: instrument.symbol, at: this.now, price, quantity, side });
    countTrade(figures, price, quantity, price * quantity * this.multiplier, this.now);
    if (this.openInterest !== null)
      this.openInterest = Math.max(0, this.openInterest + contractsOpened(trades.length, quantity));
  }
}

/** A third of the trades opens positions on both sides, a third transfers them, a third closes them. */
function contractsOpened(tradeNumber: number, quantity: number): number {
  return ((tradeNumber % 3) - 1) * quantity;
}

/** True for a better price for the other side or a larger quantity, with neither made worse. */
function improves(order: Order, price: Thousandths, quantity: number): boolean {
  const priceHolds = order.side === 'buy' ? price >= order.price : price <= order.price;
  return priceHolds && quantity >= order.quantity;
}
