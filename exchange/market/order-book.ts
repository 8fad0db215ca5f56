import type { DepthLevel } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { BookSide } from './book-side.ts';
import { accept, refuse } from './order.ts';
import type { Fill, NewOrder, Order, Outcome, Refusal, Side } from './order.ts';
import type { PriceLadder } from './price-ladder.ts';

/** How an entered order matches: at the resting orders' prices, not yet, or only at one price. */
export type Matching = { rule: 'continuous' } | { rule: 'collect' } | { rule: 'at-price'; price: Thousandths };

/**
 * A security's price-time-priority limit order book for one day. It has no time and no phases: the caller handles both.
 */
export class OrderBook {
  readonly bids: BookSide;
  readonly offers: BookSide;
  readonly ladder: PriceLadder;
  private readonly orders = new Map<number, Order>();
  private readonly onFill: (fill: Fill) => void;
  private lastId = 0;

  constructor(ladder: PriceLadder, onFill: (fill: Fill) => void) {
    this.ladder = ladder;
    this.onFill = onFill;
    this.bids = new BookSide('buy', ladder.size);
    this.offers = new BookSide('sell', ladder.size);
  }

  side(side: Side): BookSide {
    return side === 'buy' ? this.bids : this.offers;
  }

  bestPrice(side: Side): Thousandths | null {
    const book = this.side(side);
    return book.empty ? null : this.ladder.at(book.best);
  }

  find(id: number): Order | undefined {
    return this.orders.get(id);
  }

  /** Why the book cannot accept a price and quantity today; null when it can. */
  fault(price: Thousandths, quantity: number): Refusal | null {
    if (!Number.isSafeInteger(quantity) || quantity <= 0) return 'bad-quantity';
    if (price < this.ladder.lower || price > this.ladder.upper) return 'outside-limits';
    return this.ladder.rung(price) < 0 ? 'off-tick' : null;
  }

  /** Matches what can be matched and stores the rest. */
  enter(entry: NewOrder, matching: Matching): Outcome {
    const fault = this.fault(entry.price, entry.quantity);
    if (fault) return refuse(fault);
    const { side, price, quantity, owner } = entry;
    const order: Order = { id: ++this.lastId, side, price, quantity, owner, rung: this.ladder.rung(price) };
    this.place(order, matching);
    return accept(order.id);
  }

  /**
   * A smaller quantity keeps the order's place in the queue; a larger one, or another price, puts it behind all waiting
   * orders.
   */
  amend(id: number, price: Thousandths, quantity: number, matching: Matching): Outcome {
    const order = this.orders.get(id);
    const fault = order ? this.fault(price, quantity) : 'unknown-order';
    if (!order || fault) return refuse(fault ?? 'unknown-order');
    if (price === order.price && quantity <= order.quantity) {
      if (quantity < order.quantity) this.side(order.side).fill(order, order.quantity - quantity);
      return accept(id);
    }
    this.take(order);
    Object.assign(order, { price, quantity, rung: this.ladder.rung(price) });
    this.place(order, matching);
    return accept(id);
  }

  /** Removes an order; returns the quantity that was left, 0 when there is no such order (any more). */
  cancel(id: number): number {
    const order = this.orders.get(id);
    if (!order) return 0;
    this.take(order);
    return order.quantity;
  }

  private take(order: Order): void {
    this.side(order.side).remove(order);
    this.orders.delete(order.id);
  }

  private place(order: Order, matching: Matching): void {
    if (matching.rule !== 'collect') this.match(order, matching);
    if (order.quantity === 0) return;
    this.orders.set(order.id, order);
    this.side(order.side).add(order);
  }

  private match(order: Order, matching: Matching): void {
    const opposite = this.side(order.side === 'buy' ? 'sell' : 'buy');
    for (let resting = opposite.first(); resting && order.quantity > 0; resting = opposite.first()) {
      if (opposite.better(order.rung, resting.rung)) return;
      const price = matching.rule === 'at-price' ? matching.price : resting.price;
      this.exchange(order, resting, price, order.side);
    }
  }

  /** Trades the smaller quantity of two orders; `incoming` might not be in the book yet. */
  private exchange(incoming: Order, resting: Order, price: Thousandths, aggressor: Side | null): void {
    const quantity = Math.min(incoming.quantity, resting.quantity);
    this.reduce(resting, quantity);
    if (aggressor === null) this.reduce(incoming, quantity);
    else incoming.quantity -= quantity;
    const [buy, sell] = incoming.side === 'buy' ? [incoming, resting] : [resting, incoming];
    this.onFill({ price, quantity, aggressor, buy, sell });
  }

  private reduce(order: Order, quantity: number): void {
    this.side(order.side).fill(order, quantity);
    if (order.quantity === 0) this.orders.delete(order.id);
  }

  /** Ends a call auction: executes all possible trades at this one price, best prices and oldest orders first. */
  uncross(price: Thousandths): void {
    const rung = this.ladder.rung(price);
    for (;;) {
      const buy = this.bids.first();
      const sell = this.offers.first();
      if (!buy || !sell || buy.rung < rung || sell.rung > rung) return;
      this.exchange(buy, sell, price, null);
    }
  }

  /** The best levels of a side, best first. */
  depth(side: Side, levels: number): DepthLevel[] {
    const found: DepthLevel[] = [];
    this.side(side).walk((rung, level) => {
      found.push({ price: this.ladder.at(rung), quantity: level.quantity, orders: level.orders.length });
      return found.length < levels;
    });
    return found;
  }

  /** All orders, unsorted. */
  all(): IterableIterator<Order> {
    return this.orders.values();
  }
}
