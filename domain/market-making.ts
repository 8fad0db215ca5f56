import { monthsFrom, type Month } from './month.ts';
import type { Depth } from './quote.ts';
import { divideRounded, type Thousandths } from './thousandths.ts';
import type { Instant, PlainDate } from './time.ts';

/** Groups of securities by trading activity: the obligations of a maker differ by group. */
export const MAKING_GROUPS = ['A', 'B', 'C', 'D'] as const;
export type MakingGroup = (typeof MAKING_GROUPS)[number];

/** A maker's obligation in a security. */
export interface MakingObligation {
  /** Of the mid price, thousandths of a per cent. */
  maxSpread: Thousandths;
  /** Dirhams on each side, in thousandths. */
  minSize: Thousandths;
  /** Share of continuous trading, thousandths of a per cent. */
  presence: Thousandths;
}

/** A market maker's registration for a security. */
export interface MarketMaker extends MakingObligation {
  id: string;
  /** Code of the member. */
  member: string;
  symbol: string;
  since: PlainDate;
  /** The first day on which it no longer makes a market; null while it does. */
  until: PlainDate | null;
  group: MakingGroup | null;
  /** The other party to the agreement. */
  with: 'exchange' | 'issuer';
  circular: string | null;
}

/** Performance of a maker over the days of a month on which it was registered. */
export interface MakingRecord {
  /** Id of the registration. */
  id: string;
  days: number;
  /** Days on which its presence met the obligation. */
  metDays: number;
  /** Of continuous trading, thousandths of a per cent. */
  presence: Thousandths;
  /** Thousandths of a per cent; null when it never quoted both sides. */
  averageSpread: Thousandths | null;
  /** Dirhams on each side, in thousandths. */
  averageSize: Thousandths | null;
}

export interface MakingMonth {
  month: Month;
  records: readonly MakingRecord[];
}

const WHOLE = 100_000;

/** Offer less bid, relative to the midpoint: thousandths of a per cent. Null when the two cross or one is missing. */
export function spreadPercent(bid: Thousandths | null, offer: Thousandths | null): Thousandths | null {
  if (bid === null || offer === null || bid <= 0 || offer < bid) return null;
  return divideRounded(2 * (offer - bid) * WHOLE, offer + bid);
}

/** Seconds of presence as a share of all: thousandths of a per cent. */
export function presencePercent(seconds: number, all: number): Thousandths {
  return divideRounded(seconds * WHOLE, all);
}

/** True when the maker's presence on a day met the obligation. */
export function isMet(presence: Thousandths, { presence: required }: MakingObligation): boolean {
  return presence >= required;
}

/** True when both sides of a book have at least the size, no further apart than the obligation allows. */
export function standsWithin(depth: Pick<Depth, 'bids' | 'offers'>, { maxSpread, minSize }: MakingObligation): boolean {
  const [bid, offer] = [depth.bids[0]?.price ?? null, depth.offers[0]?.price ?? null];
  const spread = spreadPercent(bid, offer);
  if (spread === null || spread > maxSpread) return false;
  const size = (levels: Depth['bids']) => levels.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return size(depth.bids) >= minSize && size(depth.offers) >= minSize;
}

/** A book, valid from a moment on. */
export interface BookFrom extends Pick<Depth, 'bids' | 'offers'> {
  from: Instant;
}

/** Milliseconds of a period in which the book was within the obligation; `books` must be in order of time. */
export function timeWithin(
  books: readonly BookFrom[],
  obligation: MakingObligation,
  time: { from: Instant; to: Instant },
): number {
  return books.reduce((sum, book, at) => {
    const begins = Math.max(book.from, time.from);
    const ends = Math.min(books[at + 1]?.from ?? time.to, time.to);
    return ends > begins && standsWithin(book, obligation) ? sum + ends - begins : sum;
  }, 0);
}

export type SpreadStatus = 'within' | 'wider' | 'closed';

/** The spread of the book compared with an obligation; closed outside continuous trading. */
export function spreadStatus(spread: Thousandths | null, maxSpread: Thousandths, isTrading: boolean): SpreadStatus {
  if (!isTrading) return 'closed';
  return spread !== null && spread <= maxSpread ? 'within' : 'wider';
}

/** True on a day of the registration. */
export function makesMarketOn({ since, until }: Pick<MarketMaker, 'since' | 'until'>, day: PlainDate): boolean {
  return since <= day && (until === null || until > day);
}

export interface MakingChange {
  maker: MarketMaker;
  on: PlainDate;
  kind: 'began' | 'ended';
}

/** Registrations that began or ended by that day, newest first. */
export function makingChanges(makers: readonly MarketMaker[], day: PlainDate): MakingChange[] {
  return makers
    .flatMap((maker): MakingChange[] => [
      { maker, on: maker.since, kind: 'began' },
      ...(maker.until === null ? [] : [{ maker, on: maker.until, kind: 'ended' as const }]),
    ])
    .filter(({ on }) => on <= day)
    .sort((a, b) => (a.on === b.on ? (a.maker.id < b.maker.id ? -1 : 1) : a.on < b.on ? 1 : -1));
}

/** The last month that is over on a day. */
export function lastMonthBefore(day: PlainDate): Month {
  return monthsFrom(day.slice(0, 7), -1)!;
}
