import type { IndexPoint } from './quote.ts';
import { sessionOn } from './session.ts';
import type { PlainDate } from './time.ts';

const MINUTE_MS = 60_000;

/** Shares traded in a session, and those traded in its closing auction. */
export interface AuctionPart {
  auction: number;
  volume: number;
}

/**
 * The share of the closing auction, from the running totals of an index's minutes: the increase between the end of
 * continuous trading and the first minute after the auction. Null for a day without a session, or without stored
 * minutes around its end.
 */
export function closingAuctionShare(
  points: readonly Pick<IndexPoint, 'at' | 'volume'>[],
  day: PlainDate,
): AuctionPart | null {
  const session = sessionOn(day);
  const calls = session.find(({ phase }) => phase === 'pre-closing');
  const trading = session.find(({ phase }) => phase === 'trading');
  if (!calls || !trading) return null;
  const before = points.findLast(({ at }) => at >= trading.from && at < calls.to);
  const after = points.find(({ at }) => at >= calls.to && at <= calls.to + MINUTE_MS);
  const volume = points.at(-1)?.volume ?? 0;
  if (!before || !after || before.at < calls.from - MINUTE_MS || volume === 0) return null;
  return { auction: Math.max(0, after.volume - before.volume), volume };
}
