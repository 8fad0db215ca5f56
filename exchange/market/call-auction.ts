import type { Thousandths } from '#domain/thousandths.ts';
import type { BookSide } from './book-side.ts';
import type { OrderBook } from './order-book.ts';

/** The price at which a call auction matches, and the volume. */
export interface Equilibrium {
  price: Thousandths;
  volume: number;
}

interface Candidate {
  rung: number;
  volume: number;
  imbalance: number;
  distance: number;
}

/** Quantity of all orders whose price reaches the rung: bids at or above it, offers at or below it. */
function reaching(side: BookSide, rung: number): number {
  let quantity = 0;
  side.walk((at, level) => {
    if (side.better(rung, at)) return false;
    quantity += level.quantity;
    return true;
  });
  return quantity;
}

/**
 * Executable volume and imbalance change only at limit prices, so the best price is a limit price, a neighbour of one,
 * or the reference.
 */
function candidates(book: OrderBook, reference: number): Set<number> {
  const rungs = new Set<number>();
  const [from, to] = [book.offers.best, book.bids.best];
  const add = (rung: number) => {
    if (rung >= from && rung <= to) rungs.add(rung);
  };
  for (const side of [book.bids, book.offers]) {
    side.walk((rung) => {
      for (const near of [rung - 1, rung, rung + 1]) add(near);
      return rung >= from && rung <= to;
    });
  }
  add(reference);
  return rungs;
}

/** Most volume, then least imbalance, then nearest to the reference, then the higher price. */
function order(a: Candidate, b: Candidate): number {
  return b.volume - a.volume || a.imbalance - b.imbalance || a.distance - b.distance || b.rung - a.rung;
}

/** Price and volume at which the call auction would match now; null while no bid meets an offer. */
export function equilibrium(book: OrderBook, reference: Thousandths): Equilibrium | null {
  if (book.bids.empty || book.offers.empty || book.bids.best < book.offers.best) return null;
  let best: Candidate | undefined;
  for (const rung of candidates(book, book.ladder.nearest(reference))) {
    const demand = reaching(book.bids, rung);
    const supply = reaching(book.offers, rung);
    const candidate = {
      rung,
      volume: Math.min(demand, supply),
      imbalance: Math.abs(demand - supply),
      distance: Math.abs(book.ladder.at(rung) - reference),
    };
    if (!best || order(candidate, best) < 0) best = candidate;
  }
  return best ? { price: book.ladder.at(best.rung), volume: best.volume } : null;
}
