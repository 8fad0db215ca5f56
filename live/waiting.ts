import type { MarketClock } from '#domain/market-clock.ts';
import { merge, type MarketRecords } from '#domain/market-records.ts';
import type { MarketUpdate, MinuteCloses } from './update.ts';

/** What was applied since the last tick, conflated: the last state of each record, but each single trade and level. */
export interface Waiting {
  /** True when a new day has begun since the last tick. */
  reset: boolean;
  clock: MarketClock | undefined;
  seeds: MarketUpdate[];
  records: MarketRecords;
  closes: MinuteCloses[];
}

export function nothingWaiting(): Waiting {
  return { reset: false, clock: undefined, seeds: [], records: merge({}), closes: [] };
}

/** Adds an update. An update that starts a new day discards what waited from the day before. */
export function collect(waiting: Waiting, update: MarketUpdate, epoch: string): void {
  if (update.clock && update.clock.epoch !== epoch) Object.assign(waiting, nothingWaiting(), { reset: true });
  waiting.clock = update.clock ?? waiting.clock;
  if (update.kind === 'seed') {
    waiting.seeds.push(update);
    return;
  }
  waiting.records = merge(waiting.records, update);
  waiting.closes.push(...(update.closes ?? []));
}

/** The waiting updates, in the order in which they are entered. */
export function updatesOf({ seeds, records, closes }: Waiting): MarketUpdate[] {
  return [...seeds, { kind: 'delta', ...records, closes }];
}
