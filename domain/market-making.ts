import { monthsFrom, type Month } from './month.ts';
import type { Depth } from './quote.ts';
import { divideRounded, type Thousandths } from './thousandths.ts';
import type { Instant, PlainDate } from './time.ts';

/** Groups of securities by how busily they are traded: what is asked of a maker differs. */
export const MAKING_GROUPS = ['A', 'B', 'C', 'D'] as const;
export type MakingGroup = (typeof MAKING_GROUPS)[number];

/** What a maker owes in a security. */
export interface MakingObligation {
  /** Of the mid price, thousandths of a per cent. */
  maxSpread: Thousandths;
  /** Dirhams on each side. */
  minSize: Thousandths;
  /** Part of continuous trading, thousandths of a per cent. */
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
  /** With whom it agreed to do so. */
  with: 'exchange' | 'issuer';
  circular: string | null;
}

/** How a maker did over the days of a month on which it was registered. */
export interface MakingRecord {
  /** Of the registration. */
  id: string;
  days: number;
  /** Days on which its presence was at least what is asked. */
  metDays: number;
  /** Of continuous trading, thousandths of a per cent. */
  presence: Thousandths;
  /** Thousandths of a per cent; null where it never quoted both sides. */
  averageSpread: Thousandths | null;
  /** Dirhams on each side. */
  averageSize: Thousandths | null;
}

export interface MakingMonth {
  month: Month;
  records: readonly MakingRecord[];
}

const WHOLE = 100_000;

/** Offer less bid, of the price between them: thousandths of a per cent. Null where the two cross or one is missing. */
export function spreadPercent(bid: Thousandths | null, offer: Thousandths | null): Thousandths | null {
  if (bid === null || offer === null || bid <= 0 || offer < bid) return null;
  return divideRounded(2 * (offer - bid) * WHOLE, offer + bid);
}

/** Seconds of presence as a part of all: thousandths of a per cent. */
export function presencePercent(seconds: number, all: number): Thousandths {
  return divideRounded(seconds * WHOLE, all);
}

/** A day is met when the maker was there at least as long as is asked. */
export function isMet(presence: Thousandths, { presence: asked }: MakingObligation): boolean {
  return presence >= asked;
}

/** Whether both sides of a book stand with at least the size, no further apart than the obligation allows. */
export function standsWithin(depth: Pick<Depth, 'bids' | 'offers'>, { maxSpread, minSize }: MakingObligation): boolean {
  const [bid, offer] = [depth.bids[0]?.price ?? null, depth.offers[0]?.price ?? null];
  const spread = spreadPercent(bid, offer);
  if (spread === null || spread > maxSpread) return false;
  const size = (levels: Depth['bids']) => levels.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return size(depth.bids) >= minSize && size(depth.offers) >= minSize;
}

/** A book from a moment on. */
export interface BookFrom extends Pick<Depth, 'bids' | 'offers'> {
  from: Instant;
}

/** For how many milliseconds of a time the book stood within the obligation; `books` are in their order. */
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

/** How the spread of the book stands to an obligation; closed while no continuous trading goes on. */
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

/** Registrations that began or ended by that day, the newest first. */
export function makingChanges(makers: readonly MarketMaker[], day: PlainDate): MakingChange[] {
  return makers
    .flatMap((maker): MakingChange[] => [
      { maker, on: maker.since, kind: 'began' },
      ...(maker.until === null ? [] : [{ maker, on: maker.until, kind: 'ended' as const }]),
    ])
    .filter(({ on }) => on <= day)
    .sort((a, b) => (a.on === b.on ? (a.maker.id < b.maker.id ? -1 : 1) : a.on < b.on ? 1 : -1));
}

/** The month whose records are shown: the asked one, else the last that is over. */
export function lastMonthBefore(day: PlainDate): Month {
  return monthsFrom(day.slice(0, 7), -1)!;
}
