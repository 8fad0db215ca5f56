import { FULL_WEIGHT, publishedIndexLevel, publishedLevel, rebalance, WEIGHT_CAP } from '#domain/index-level.ts';
import type { DatedBasket, IndexBasket } from '#domain/index-level.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Factors } from './factors.ts';
import { issuedOn } from './instrument.ts';
import type { IndexDefinition } from './market.ts';
import { normal } from './random.ts';
import type { SecurityHistory } from './security-history.ts';
import type { TradingDays } from './trading-days.ts';

const DEFAULT_BASE: Thousandths = 1_000_000;
const WICK = 0.0025;
const OPENING_NOISE = 0.001;
/** Only the main board counts for the general index. */
const MAIN_BOARD = '510';

function belongs({ instrument }: SecurityHistory, definition: IndexDefinition): boolean {
  if (definition.kind === 'sector') return instrument.sector === definition.sector && instrument.issuedShares > 0;
  if (instrument.kind !== 'equity' || instrument.board !== MAIN_BOARD) return false;
  return definition.kind === 'general' || instrument.sharia;
}

/** A sector has only a few members: a cap of 10 % would make them all equal. */
function capOf(definition: IndexDefinition): Thousandths {
  return definition.kind === 'sector' ? FULL_WEIGHT : WEIGHT_CAP;
}

function quarter(date: PlainDate): number {
  return Math.floor((Number(date.slice(5, 7)) - 1) / 3);
}

/** An index's days: free-float weighted, capped, rebalanced on the first trading day of a quarter from the closes before it. */
export class IndexHistory {
  readonly definition: IndexDefinition;
  readonly members: readonly SecurityHistory[];
  private readonly days: TradingDays;
  private readonly factors: Factors;
  private readonly bySymbol: ReadonlyMap<string, SecurityHistory>;
  private readonly seen: (code: string, date: PlainDate) => DailyBar | null;
  private readonly levels: Thousandths[] = [];
  /** Basket of each day; the same object through a quarter unless a split changes it. */
  private readonly baskets: IndexBasket[] = [];

  constructor(
    definition: IndexDefinition,
    securities: readonly SecurityHistory[],
    world: { days: TradingDays; factors: Factors; seen: (code: string, date: PlainDate) => DailyBar | null },
  ) {
    this.definition = definition;
    this.members = securities.filter((security) => belongs(security, definition));
    this.bySymbol = new Map(this.members.map((member) => [member.instrument.symbol, member]));
    this.days = world.days;
    this.factors = world.factors;
    this.seen = world.seen;
  }

  /** Closing level; before the start of the history the base level. */
  close(index: number): Thousandths {
    if (index < 0) return this.definition.baseLevel ?? DEFAULT_BASE;
    while (this.levels.length <= index) {
      const day = this.levels.length;
      this.levels.push(this.level(day, this.basket(day), (symbol) => this.bySymbol.get(symbol)!.close(day)));
    }
    return this.levels[index]!;
  }

  /** The level of a day's basket at given prices. */
  level(index: number, basket: IndexBasket, priceOf: (symbol: string) => Thousandths): Thousandths {
    return basket.constituents.length === 0 ? this.close(index - 1) : publishedIndexLevel(basket, priceOf);
  }

  /** The members of the index on a day, with their free-float shares. */
  basket(index: number): IndexBasket {
    while (this.baskets.length <= index) this.baskets.push(this.nextBasket(this.baskets.length));
    return this.baskets[index]!;
  }

  /** The baskets in force on these days, oldest first. The first one's own first day may lie before `first`. */
  basketsOver(first: number, last: number): DatedBasket[] {
    const dated: DatedBasket[] = [];
    for (let index = this.beginning(first); index <= last; index++) {
      const basket = this.basket(index);
      const isNew = dated.length === 0 || basket !== this.basket(index - 1);
      if (isNew && basket.constituents.length > 0)
        dated.push({ index: this.definition.code, from: this.days.at(index), ...basket });
    }
    return dated;
  }

  /** Recomputes days from this one on. */
  forgetFrom(index: number): void {
    this.levels.length = Math.min(this.levels.length, index);
    this.baskets.length = Math.min(this.baskets.length, index);
  }

  bar(index: number): DailyBar {
    const date = this.days.at(index);
    const seen = this.seen(this.definition.code, date);
    return seen ?? this.shape(index, date);
  }

  /** The first day on which a day's basket was in force. */
  private beginning(index: number): number {
    let first = Math.max(0, index);
    while (first > 0 && this.basket(first - 1) === this.basket(first)) first -= 1;
    return first;
  }

  private shape(index: number, date: PlainDate): DailyBar {
    const random = this.factors.stream(`${this.definition.code} bar`, index);
    const close = this.close(index);
    const open = publishedLevel(this.close(index - 1) * Math.exp(OPENING_NOISE * normal(random)));
    const wick = () => Math.exp(WICK * Math.abs(normal(random)));
    const high = publishedLevel(Math.max(open, close) * wick());
    const low = publishedLevel(Math.min(open, close) / wick());
    const bars = this.members.filter((member) => member.first <= index).map((member) => member.bar(index));
    const sum = (of: (bar: DailyBar) => number | null) => bars.reduce((total, bar) => total + (of(bar) ?? 0), 0);
    const totals = {
      volume: sum((bar) => bar.volume),
      value: sum((bar) => bar.value),
      trades: sum((bar) => bar.trades),
    };
    return { symbol: this.definition.code, date, open, high, low, close, ...totals };
  }

  private nextBasket(index: number): IndexBasket {
    const before = this.baskets[index - 1];
    const date = this.days.at(index);
    if (!before || before.constituents.length === 0 || quarter(date) !== quarter(this.days.at(index - 1))) {
      return this.carried(this.rebalanced(index), index);
    }
    return this.carried(before, index);
  }

  private rebalanced(index: number): IndexBasket {
    const date = this.days.at(index);
    const members = this.members.filter((one) => (one.first < index || index === 0) && !one.suspendedOn(date));
    const listed = members.filter((one) => one.first <= index && one.instrument.issuedShares > 0);
    if (listed.length === 0) return { constituents: [], divisor: 1 };
    const valued = listed.map((one) => ({
      symbol: one.instrument.symbol,
      price: one.close(index - 1),
      freeFloatShares: this.shares(one, index - 1),
    }));
    return rebalance(valued, this.close(index - 1), capOf(this.definition));
  }

  /** The previous day's basket carried over to a day: neither a split nor a right's ex-date moves the level. */
  private carried(basket: IndexBasket, index: number): IndexBasket {
    return this.withoutRights(this.withShares(basket, index - 1, index), index);
  }

  /** On a right's ex-date the index value falls by the right's worth; the divisor is adjusted. */
  private withoutRights(basket: IndexBasket, index: number): IndexBasket {
    const left = (symbol: string) => this.bySymbol.get(symbol)!.carriedOver(index - 1, index);
    if (basket.constituents.every(({ symbol }) => left(symbol) === 1)) return basket;
    const price = (symbol: string) => {
      const { previousClose, reference } = this.bySymbol.get(symbol)!.base(index);
      return previousClose ?? reference;
    };
    const value = (of: typeof price) =>
      basket.constituents.reduce((sum, one) => sum + of(one.symbol) * one.freeFloatShares * one.capFactor, 0);
    return { ...basket, divisor: (basket.divisor * value(price)) / value((symbol) => price(symbol) / left(symbol)) };
  }

  /** A split multiplies the shares and leaves the value unchanged. New shares count from the next quarter on. */
  private withShares(basket: IndexBasket, from: number, to: number): IndexBasket {
    const unitsOf = (symbol: string) => {
      const member = this.bySymbol.get(symbol)!;
      return member.unitsAfter(from) / member.unitsAfter(to);
    };
    if (basket.constituents.every(({ symbol }) => unitsOf(symbol) === 1)) return basket;
    const constituents = basket.constituents.map((one) => ({
      ...one,
      freeFloatShares: one.freeFloatShares * unitsOf(one.symbol),
    }));
    return { ...basket, constituents };
  }

  private shares(member: SecurityHistory, index: number): number {
    const { instrument } = member;
    const issued = issuedOn(instrument, this.days.at(Math.max(0, index)));
    return (issued / member.unitsAfter(index)) * (instrument.freeFloat / FULL_WEIGHT);
  }
}
