import type { MarketClock } from '#domain/market-clock.ts';
import { isEmpty, type MarketRecords } from '#domain/market-records.ts';
import type { Depth, IndexPoint } from '#domain/quote.ts';
import type { QuotePatch } from '#domain/quote-patch.ts';

/** Changes of one tick of the state: everything since the tick before, conflated, but with each single trade. */
export interface Changes extends MarketRecords<QuotePatch> {
  /** True when all from before is void: a new day, or the first snapshot after a start. */
  reset: boolean;
  /** Set only when status, phase, speed or origin changed; the passing of time does not count. */
  clock: MarketClock | undefined;
}

export function sameDepth(a: Depth | undefined, b: Depth): boolean {
  return a !== undefined && sameSide(a.bids, b.bids) && sameSide(a.offers, b.offers);
}

function sameSide(a: Depth['bids'], b: Depth['bids']): boolean {
  return a.length === b.length && a.every((level, i) => sameLevel(level, b[i]!));
}

function sameLevel(a: Depth['bids'][number], b: Depth['bids'][number]): boolean {
  return a.price === b.price && a.quantity === b.quantity && a.orders === b.orders;
}

export function sameIndex(a: IndexPoint | undefined, b: IndexPoint): boolean {
  return a !== undefined && a.at === b.at && a.value === b.value && a.volume === b.volume;
}

/** True when a reader of the clock would see no difference. */
export function sameState(a: MarketClock, b: MarketClock): boolean {
  return (
    a.epoch === b.epoch &&
    a.phase === b.phase &&
    a.status === b.status &&
    a.speed === b.speed &&
    a.simulated === b.simulated
  );
}

export function isNothing(changes: Changes): boolean {
  return !changes.reset && !changes.clock && isEmpty(changes);
}
