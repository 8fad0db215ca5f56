import type { Instant } from '#domain/time.ts';
import type { Actor } from '../event-queue.ts';
import type { Side } from '../order.ts';
import { exponential } from '../random.ts';
import type { Desk } from './desk.ts';
import { drawSize, enterAt } from './desk.ts';

/** How a market maker quotes one security. */
export interface QuotingStyle {
  owner: number;
  /** Half of the spread, as a fraction of the price; the ladder widens it to whole ticks. */
  halfSpread: number;
  /** Number of levels quoted on each side. */
  levels: number;
  /** Size at the best level, as a multiple of the usual order; deeper levels are larger. */
  size: number;
  /** Mean time between two checks of the market. */
  lookMs: number;
}

interface Quoted {
  id: number;
  quantity: number;
}

/** Inventory, in usual order sizes, at which the quotes move by half a spread. */
const INVENTORY_PATIENCE = 40;
const DEEPER_HOLDS = 0.35;
/** A level is refilled when less than this share of it is left. */
const THIN = 0.3;
const JOINS_AFTER_MS = 60_000;
const LEAVES_BEFORE_MS = 1_000;
const SIDES: readonly Side[] = ['buy', 'sell'];

/**
 * Quotes several levels on both sides around the fair value, skews them against its inventory, and starts in the
 * opening call.
 */
export class MarketMaker implements Actor {
  private readonly desk: Desk;
  private readonly style: QuotingStyle;
  private readonly quotes: Record<Side, Map<number, Quoted>> = { buy: new Map(), sell: new Map() };
  private inventory = 0;

  constructor(desk: Desk, style: QuotingStyle) {
    this.desk = desk;
    this.style = style;
    const { from } = desk.parts.opening;
    desk.queue.plan(from + exponential(desk.random, JOINS_AFTER_MS), this);
  }

  act(at: Instant): void {
    const { cancel, enter } = this.desk.trading.abilities(at);
    if (enter && cancel) this.quote(at);
    const next = at + exponential(this.desk.random, this.wait(at));
    if (next < this.desk.parts.trading.to - LEAVES_BEFORE_MS) this.desk.queue.plan(next, this);
  }

  /** In the call the quotes need no quick updates. */
  private wait(at: Instant): number {
    return at < this.desk.parts.trading.from ? Math.max(this.style.lookMs, JOINS_AFTER_MS) * 3 : this.style.lookMs;
  }

  private quote(at: Instant): void {
    for (const side of SIDES) this.countFills(side);
    const wanted = this.wantedBest(at);
    for (const side of SIDES) this.withdraw(side, wanted[side], at);
    for (const side of SIDES) this.fillUp(side, wanted[side], at);
  }

  /** The quantity missing from the quoted orders was traded. */
  private countFills(side: Side): void {
    for (const [rung, quoted] of this.quotes[side]) {
      const left = this.desk.trading.book.find(quoted.id)?.quantity ?? 0;
      this.inventory += (side === 'buy' ? 1 : -1) * (quoted.quantity - left);
      if (left === 0) this.quotes[side].delete(rung);
      else quoted.quantity = left;
    }
  }

  private wantedBest(at: Instant): Record<Side, number> {
    const { desk, style } = this;
    const { ladder } = desk.trading.opening;
    const fair = desk.fair.at(at);
    const half = fair * style.halfSpread;
    const lean = Math.max(-2, Math.min(2, this.inventory / (desk.usualSize * INVENTORY_PATIENCE)));
    const middle = fair - lean * half;
    const buy = ladder.floor(middle - half);
    return { buy, sell: Math.max(buy + 1, ladder.floor(middle + half - 1e-9) + 1) };
  }

  /** Rung of the n-th level of a side. */
  private rung(side: Side, best: number, level: number): number {
    return side === 'buy' ? best - level : best + level;
  }

  private withdraw(side: Side, best: number, at: Instant): void {
    const worst = this.rung(side, best, this.style.levels - 1);
    for (const [rung, quoted] of this.quotes[side]) {
      const inside = side === 'buy' ? rung <= best && rung >= worst : rung >= best && rung <= worst;
      if (inside) continue;
      this.desk.trading.cancel(quoted.id, at);
      this.quotes[side].delete(rung);
    }
  }

  private fillUp(side: Side, best: number, at: Instant): void {
    for (let level = 0; level < this.style.levels; level++) {
      const rung = this.rung(side, best, level);
      const size = this.style.size * (1 + DEEPER_HOLDS * level);
      const quoted = this.quotes[side].get(rung);
      if (quoted && quoted.quantity > THIN * size * this.desk.usualSize) continue;
      this.renew(side, rung, drawSize(this.desk, size), quoted, at);
    }
  }

  private renew(side: Side, rung: number, quantity: number, quoted: Quoted | undefined, at: Instant): void {
    const { desk, quotes, style } = this;
    if (quoted) {
      const price = desk.trading.opening.ladder.at(rung);
      if (desk.trading.amend(quoted.id, price, quantity, at).accepted) quoted.quantity = quantity;
      return;
    }
    const id = enterAt(desk, side, rung, quantity, at, style.owner);
    if (!id) return;
    const left = desk.trading.book.find(id)!.quantity;
    this.inventory += (side === 'buy' ? 1 : -1) * (quantity - left);
    quotes[side].set(rung, { id, quantity: left });
  }
}
