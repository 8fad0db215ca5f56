import type { Thousandths } from '#domain/thousandths.ts';
import type { Instant } from '#domain/time.ts';

/** The day's figures so far. */
export interface DayFigures {
  open: Thousandths | null;
  high: Thousandths | null;
  low: Thousandths | null;
  last: Thousandths | null;
  lastVolume: number | null;
  lastAt: Instant | null;
  volume: number;
  value: Thousandths;
  close: Thousandths | null;
}

export function emptyFigures(): DayFigures {
  return {
    open: null,
    high: null,
    low: null,
    last: null,
    lastVolume: null,
    lastAt: null,
    volume: 0,
    value: 0,
    close: null,
  };
}

/** Adds one trade of the book; `value` is in thousandths. */
export function countTrade(
  figures: DayFigures,
  price: Thousandths,
  quantity: number,
  value: Thousandths,
  at: Instant,
): void {
  figures.open ??= price;
  figures.high = Math.max(figures.high ?? price, price);
  figures.low = Math.min(figures.low ?? price, price);
  figures.last = price;
  figures.lastVolume = quantity;
  figures.lastAt = at;
  figures.volume += quantity;
  figures.value += value;
}
