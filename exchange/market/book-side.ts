import type { Order, Side } from './order.ts';

/** All orders at one price, in time order. */
export interface Level {
  quantity: number;
  orders: Order[];
}

/** One side of a book: levels by rung of the ladder, and the best rung. */
export class BookSide {
  readonly levels: (Level | undefined)[];
  /** Rung of the best level; -1 (bids) or the ladder's size (offers) when the side is empty. */
  best: number;
  private readonly toWorse: -1 | 1;

  constructor(side: Side, size: number) {
    this.levels = new Array<Level | undefined>(size).fill(undefined);
    this.toWorse = side === 'buy' ? -1 : 1;
    this.best = this.end;
  }

  private get end(): number {
    return this.toWorse < 0 ? -1 : this.levels.length;
  }

  get empty(): boolean {
    return this.best === this.end;
  }

  /** True when rung `a` is nearer to the other side than `b`. */
  better(a: number, b: number): boolean {
    return (a - b) * this.toWorse < 0;
  }

  /** Puts an order behind all others at its price. */
  add(order: Order): void {
    const level = (this.levels[order.rung] ??= { quantity: 0, orders: [] });
    level.orders.push(order);
    level.quantity += order.quantity;
    if (this.empty || this.better(order.rung, this.best)) this.best = order.rung;
  }

  remove(order: Order): void {
    const level = this.levels[order.rung]!;
    level.orders.splice(level.orders.indexOf(order), 1);
    this.reduce(order, level, order.quantity);
  }

  /** Reduces an order's quantity in place, keeping its priority. A filled order is removed. */
  fill(order: Order, quantity: number): void {
    const level = this.levels[order.rung]!;
    if (quantity === order.quantity) level.orders.splice(level.orders.indexOf(order), 1);
    order.quantity -= quantity;
    this.reduce(order, level, quantity);
  }

  private reduce(order: Order, level: Level, quantity: number): void {
    level.quantity -= quantity;
    if (level.orders.length > 0) return;
    this.levels[order.rung] = undefined;
    if (order.rung === this.best) this.best = this.next(this.best);
  }

  /** The next worse rung that has orders, or the end. */
  next(rung: number): number {
    let at = rung + this.toWorse;
    while (at >= 0 && at < this.levels.length && this.levels[at] === undefined) at += this.toWorse;
    return at;
  }

  /** The order with priority; undefined when the side is empty. */
  first(): Order | undefined {
    return this.levels[this.best]?.orders[0];
  }

  /** Calls `visit` for each level from the best on, until it returns false. */
  walk(visit: (rung: number, level: Level) => boolean): void {
    for (let rung = this.best; rung >= 0 && rung < this.levels.length; rung = this.next(rung)) {
      if (!visit(rung, this.levels[rung]!)) return;
    }
  }
}
