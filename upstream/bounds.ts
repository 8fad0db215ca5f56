import { times, type Thousandths } from '#domain/thousandths.ts';
import type { Instant } from '#domain/time.ts';

/**
 * Bounds of accepted values. They lie far above any market value, and so far below the largest exact integer (9.007e15)
 * that pages and files can add, multiply and compare them.
 */

/** Shares, orders or trades: a hundred times the shares of the largest company. */
export const COUNT_MAX = 1e13;
/** Thousandths: a million dirhams per share, an index of a million points, a million per cent. */
export const PRICE_MAX = 1e9;
/** Thousandths: a trillion dirhams. */
export const AMOUNT_MAX = 1e15;

/** Market seconds per second: a faster clock would leave the range of years that a date may have. */
export const SPEED_MAX = 10_000;
export const SPEED_MIN = 0.001;

/** Characters of a name, a headline or an address. */
export const TEXT_MAX = 2_000;
/** Characters of HTML including tags: some thirty pages of text. */
export const HTML_MAX = 100_000;
/** Characters of a record's identifier: it is used in addresses, which are limited to 512. */
export const IDENTIFIER_MAX = 128;

const EARLIEST = Date.UTC(1800, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);
const EXCERPT_MAX = 80;

/** Returns the number if its absolute value is within the bound. Throws RangeError otherwise. */
export function within<T extends number | null>(number: T, most: number): T {
  if (number !== null && Math.abs(number) > most)
    throw new RangeError(`${number} is beyond ${most}: it is not believed`);
  return number;
}

/**
 * Throws RangeError when the product of a price and a quantity exceeds the largest amount: each may be valid while both
 * together are not.
 */
export function requireValue(price: Thousandths, quantity: number): void {
  within(times(price, quantity), AMOUNT_MAX);
}

/**
 * Returns the text if it is no longer than that. Throws RangeError for a longer one, because cutting it would change
 * its meaning.
 */
export function atMost(text: string, most: number): string {
  if (text.length > most) throw new RangeError(`is ${text.length} characters long, more than ${most}`);
  return text;
}

/** Returns the instant if it lies in the years 1800 to 2199. Throws RangeError otherwise. */
export function plausibleInstant(at: Instant): Instant {
  if (at < EARLIEST || at >= LATEST) throw new RangeError(`${new Date(at).getUTCFullYear()} is not a year of a market`);
  return at;
}

/** The beginning of a value, for an error message. */
export function excerpt(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > EXCERPT_MAX ? `${text.slice(0, EXCERPT_MAX)}…` : text;
}
