import { keysOf, RECORD_KINDS } from '#domain/market-records.ts';
import type { Changes } from '#live/changes.ts';
import type { LiveReader } from '#live/reader.ts';
import type { Tag } from './tags.ts';

/** The state of the market, which every page shows. */
export const CLOCK_TAG: Tag = 'clock *';
/** Whether the source is silent, and for how many minutes. */
export const STALENESS_TAG: Tag = 'staleness *';

/**
 * `figure` notes data that moves by the second, `state` data that changes a few times a day and is shown immediately.
 */
export interface LiveNotes {
  figure(tag: Tag): void;
  state(tag: Tag): void;
  now: LiveReader['now'];
  /** Position of the stream when rendering began: the stream sends later changes again. */
  position: ReturnType<LiveReader['position']>;
}

/** The live values; each read first notes the tag that the answer depends on. */
export function readLive(live: LiveReader, { figure, state, now, position }: LiveNotes): LiveReader {
  const by = <Args extends unknown[], T>(tagOf: (...args: Args) => Tag, ask: (...args: Args) => T) => {
    return (...args: Args): T => {
      figure(tagOf(...args));
      return ask(...args);
    };
  };
  return {
    clock() {
      state(CLOCK_TAG);
      return live.clock();
    },
    now,
    quotes: by(() => 'quotes *', live.quotes),
    quote: by((symbol) => `quotes ${symbol}`, live.quote),
    depth: by((symbol) => `depth ${symbol}`, live.depth),
    trades: by((symbol) => `trades ${symbol}`, live.trades),
    index: by((code) => `indices ${code}`, live.index),
    indexDay: by((code) => `indices ${code}`, live.indexDay),
    sparkline: by((symbol) => `quotes ${symbol}`, live.sparkline),
    minutes: by((symbol) => `quotes ${symbol}`, live.minutes),
    position: () => position,
    ageMs() {
      state(STALENESS_TAG);
      return live.ageMs();
    },
  };
}

/** The tags of the changes in one tick of the live values. */
export function tagsOfChanges({ reset, clock, ...records }: Changes): Tag[] {
  if (reset) return [CLOCK_TAG, ...RECORD_KINDS.map((kind): Tag => `${kind} *`)];
  return [...(clock ? [CLOCK_TAG] : []), ...keysOf(records)];
}
