import { DEFAULT_CALENDAR } from '#domain/calendar.ts';
import { marketNow } from '#domain/market-clock.ts';
import type { MarketClock } from '#domain/market-clock.ts';
import { merge } from '#domain/market-records.ts';
import type { IndexPoint } from '#domain/quote.ts';
import { phaseAt, statusOf } from '#domain/session.ts';
import type { Clocks, Instant } from '#domain/time.ts';
import { isNothing, sameState } from './changes.ts';
import type { Changes } from './changes.ts';
import { emptyDay, enter, movesBoard, startDay, wholeDay } from './day.ts';
import type { Day } from './day.ts';
import type { LiveReader } from './reader.ts';
import type { MarketUpdate } from './update.ts';
import { collect, nothingWaiting, updatesOf } from './waiting.ts';
import type { Waiting } from './waiting.ts';

/** From this age on a silent upstream's phase is no longer trusted: the calendar determines the phase. */
const PHASE_TRUST_MS = 60_000;
const STREAM_EVERY_MS = 1_000;
/** Data heard this long before the latest is outdated: Redis may have data of the day before. */
const OUTDATED_MS = 60_000;

/**
 * The last values. What is applied shows after the next `tick`, so that a page and the stream, which both
 * read what the same tick showed, never differ.
 */
export interface LiveState extends LiveReader {
  /** Applies an update, unless it is a minute or more older than the latest one. */
  apply(update: MarketUpdate): void;
  /** Shows what was applied since the last tick, and returns the changes; undefined when nothing moved. */
  tick(): Changes | undefined;
  /** All that was applied, as a snapshot for another node. */
  whole(): MarketUpdate;
  /** False until something was applied. */
  known(): boolean;
  indices(): IndexPoint[];
  /** Called by the replay buffer to set the position of the stream. */
  place(position: { epoch: string; tick: number }): void;
}

/**
 * @param clocks this node's clocks
 * @param onShown called with the changes of a tick, in the same turn
 */
export function createLiveState(clocks: Clocks, onShown: (changes: Changes) => void = nothing): LiveState {
  const day = emptyDay(unknownClock(clocks.now()));
  let observed = clocks.steady();
  let waiting = nothingWaiting();
  let shownClock = day.clock;
  let position = { epoch: day.clock.epoch, tick: 0 };
  let isKnown = false;
  const heard = createHearing(clocks);

  /** Current market time, independent of changes to this node's wall clock since it was last reported. */
  function now(): Instant {
    return marketNow(day.clock, day.clock.observedAt + clocks.steady() - observed);
  }

  function clock(): MarketClock {
    if (heard.ageMs() < PHASE_TRUST_MS) return day.clock;
    const phase = phaseAt(now(), DEFAULT_CALENDAR);
    return { ...day.clock, phase, status: statusOf(phase) };
  }

  return {
    apply(update) {
      if (heard.isOutdated(update)) return;
      isKnown = true;
      heard.note(update);
      collect(waiting, update, (waiting.clock ?? day.clock).epoch);
    },
    tick() {
      const changes = show(day, waiting);
      if (waiting.clock) observed = steadyAt(waiting.clock.observedAt, clocks);
      waiting = nothingWaiting();
      const current = clock();
      if (!sameState(shownClock, current)) changes.clock = shownClock = current;
      if (isNothing(changes)) return undefined;
      onShown(changes);
      return changes;
    },
    whole: () => ({ ...withWaiting(day, waiting), ...heard.last() }),
    known: () => isKnown,
    place: (at) => void (position = at),
    clock,
    now,
    position: () => position,
    ageMs: heard.ageMs,
    ...readers(day),
  };
}

function nothing(): void {}

function show(day: Day, waiting: Waiting): Changes {
  const clock = waiting.clock ?? day.clock;
  if (waiting.reset) startDay(day, clock);
  day.clock = clock;
  const updates = updatesOf(waiting);
  // A board's topic cannot report that a security has left it, so all readers get snapshots.
  const reset = waiting.reset || updates.some((update) => movesBoard(day, update));
  return { reset, clock: undefined, ...updates.map((update) => enter(day, update)).reduce(merge) };
}

/** The shown data, then the waiting data: the later record of the same thing wins. */
function withWaiting(day: Day, { reset, clock = day.clock, records, closes }: Waiting): MarketUpdate {
  const shown: Partial<ReturnType<typeof wholeDay>> = reset ? {} : wholeDay(day);
  return { kind: 'snapshot', clock, ...merge(shown, records), closes: [...(shown.closes ?? []), ...closes] };
}

function readers(day: Day) {
  return {
    quotes: () => [...day.quotes.values()],
    quote: (symbol: string) => day.quotes.get(symbol),
    depth: (symbol: string) => day.depth.get(symbol),
    trades: (symbol: string, take: number) => day.latestTrades.list(symbol, take),
    indices: () => [...day.indices.values()],
    index: (code: string) => day.indices.get(code),
    indexDay: (code: string) => day.indexMinutes.list(code),
    sparkline: (symbol: string) => day.closes.list(symbol),
    minutes: (symbol: string) => day.closes.points(symbol).map(({ at, value }) => ({ at, price: value })),
  };
}

/** Tracks when the upstream was last heard, and how late it is. */
function createHearing(clocks: Clocks) {
  let heard: number | undefined;
  let everyMs = STREAM_EVERY_MS;
  const ageOf = (at: number) => clocks.steady() - at;
  return {
    note(update: MarketUpdate) {
      if (update.heardAt !== undefined) heard = Math.max(heard ?? -Infinity, steadyAt(update.heardAt, clocks));
      everyMs = update.everyMs ?? everyMs;
    },
    isOutdated: ({ kind, heardAt }: MarketUpdate): boolean =>
      kind !== 'seed' &&
      heard !== undefined &&
      heardAt !== undefined &&
      steadyAt(heardAt, clocks) < heard - OUTDATED_MS,
    last: () => ({ heardAt: heard === undefined ? undefined : clocks.now() - ageOf(heard), everyMs }),
    ageMs(): number {
      if (heard === undefined) return Number.MAX_SAFE_INTEGER;
      return Math.max(0, ageOf(heard) - (everyMs - STREAM_EVERY_MS));
    },
  };
}

/** An instant converted to the steady clock. An instant in the future, by another node's clock, counts as now. */
function steadyAt(instant: Instant, clocks: Clocks): number {
  return clocks.steady() - Math.max(0, clocks.now() - instant);
}

/** The clock before anything was heard: this node's clock and the calendar. */
function unknownClock(now: Instant): MarketClock {
  const phase = phaseAt(now, DEFAULT_CALENDAR);
  return { at: now, observedAt: now, speed: 1, status: statusOf(phase), phase, simulated: false, epoch: 'none' };
}
