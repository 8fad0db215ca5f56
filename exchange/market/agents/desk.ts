import type { Instant } from '#domain/time.ts';
import type { Activity } from '../activity.ts';
import type { DayParts } from '../day-parts.ts';
import type { EventQueue } from '../event-queue.ts';
import type { FairPath } from '../fair-value.ts';
import type { Side } from '../order.ts';
import type { Random } from '../random.ts';
import { normal } from '../random.ts';
import type { SecurityTrading } from '../security-trading.ts';

/** Owners of orders: the crowd, and from 1 on the market makers. */
export const CROWD = 0;

/** What all agents of one security share. */
export interface Desk {
  trading: SecurityTrading;
  /** The security's value as informed agents see it. */
  fair: FairPath;
  queue: EventQueue;
  random: Random;
  /** The day's expected trades and turnover. */
  activity: Activity;
  /** Units of a usual order. */
  usualSize: number;
  /** Spread of prices relative to a usual share: small for a security that hardly moves. */
  breadth: number;
  parts: DayParts;
}

const SIZE_SPREAD = 0.9;

/** A random size around `factor` usual ones, rounded: people like round numbers, the more so for large orders. */
export function drawSize(desk: Desk, factor: number): number {
  const exact = desk.usualSize * factor * Math.exp(SIZE_SPREAD * normal(desk.random) - SIZE_SPREAD ** 2 / 2);
  const step = desk.random() < 0.4 ? 1 : roundness(exact);
  return Math.max(1, Math.round(exact / step) * step);
}

function roundness(size: number): number {
  if (size < 100) return size < 20 ? 1 : 5;
  return 10 ** Math.floor(Math.log10(size) - 0.7);
}

/** Enters an order at a rung of the ladder; returns its id while part of it rests in the book, otherwise 0. */
export function enterAt(desk: Desk, side: Side, rung: number, quantity: number, at: Instant, owner = CROWD): number {
  const { ladder } = desk.trading.opening;
  if (rung < 0 || rung >= ladder.size || quantity < 1) return 0;
  const outcome = desk.trading.enter({ side, price: ladder.at(rung), quantity, owner }, at);
  return outcome.accepted && desk.trading.book.find(outcome.id) ? outcome.id : 0;
}

/** A random side, both equally likely. */
export function anySide(random: Random): Side {
  return random() < 0.5 ? 'buy' : 'sell';
}
