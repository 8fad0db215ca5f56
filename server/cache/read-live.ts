import type { Changes } from '#live/changes.ts';
import type { LiveReader } from '#live/reader.ts';
import type { Tag } from './tags.ts';

/** What the market's clock says of its state: every page stands under it. */
export const CLOCK_TAG: Tag = 'clock *';
/** Whether the source has gone quiet, and for how many minutes. */
export const STALENESS_TAG: Tag = 'silence *';

const FIGURES = ['quotes', 'depth', 'trades', 'indices'] as const;

/** `figure` is told of what moves by the second, `state` of what changes a few times a day and is shown at once. */
export interface LiveNotes {
  figure(tag: Tag): void;
  state(tag: Tag): void;
  now: LiveReader['now'];
  /** Where the stream stood when the page was begun: whatever moved while it was made is sent to it again. */
  position: ReturnType<LiveReader['position']>;
}

/** The live values, which say before each question what its answer depends on. */
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

/** The tags of what a tick of the live values brought. */
export function tagsOfChanges({ reset, quotes, depth, trades, indices, clock }: Changes): Tag[] {
  if (reset) return [CLOCK_TAG, ...FIGURES.map((part): Tag => `${part} *`)];
  return [
    ...(clock ? [CLOCK_TAG] : []),
    ...quotes.map(({ quote }): Tag => `quotes ${quote.symbol}`),
    ...depth.map(({ symbol }): Tag => `depth ${symbol}`),
    ...new Set(trades.map(({ symbol }): Tag => `trades ${symbol}`)),
    ...indices.map(({ index }): Tag => `indices ${index}`),
  ];
}
