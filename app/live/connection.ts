import { eventId } from '#domain/stream.ts';
import type { LiveFrame, Topic } from '#domain/stream.ts';
import type { LiveBrowser, StreamHandlers } from './browser.ts';
import type { Figures } from './figures.ts';
import { createPolling } from './polling.ts';

const DEBOUNCE_MS = 50;
/** Errors in a row, without an event between, from which on the page polls beside trying. */
const FAILURES_BEFORE_POLLING = 3;
/** A stream that is open and says nothing is held back on its way; the server speaks every second. */
const SILENCE_BEFORE_POLLING_MS = 5_000;
const RETRY_FIRST_MS = 1_000;
const RETRY_LONGEST_MS = 30_000;
/** After a gap a snapshot is asked for at most this often. */
const REFRESH_EVERY_MS = 1_000;

export interface ConnectionOptions {
  browser: LiveBrowser;
  figures: Figures;
  /** What the page follows now. */
  topics(): Topic[];
  /** Hears each frame after the figures took it. */
  heard(frame: LiveFrame): void;
}

/** One event stream for the whole page, on whatever it follows at the moment. */
export interface Connection {
  /** The topics changed: connects anew in a moment, where it is. */
  change(): void;
  /** Connects now. */
  resume(): void;
  /** Lets the connection go; the figures stay. */
  suspend(): void;
  suspended(): boolean;
  /** Looks whether the stream still speaks; called now and then. */
  watch(): void;
  mode(): 'off' | 'stream' | 'polling';
}

export function createConnection({ browser, figures, topics, heard }: ConnectionOptions): Connection {
  let source: { close(): void } | null = null;
  let callOff = (): void => undefined;
  let opened = 0;
  let failures = 0;
  let suspended = false;
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let spokeAt = 0;
  const polling = createPolling(browser, () => snapshotAddress(topics()), take);

  function take(frame: LiveFrame): void {
    const gap = figures.take(frame);
    heard(frame);
    if (gap) later(refreshedAt + REFRESH_EVERY_MS - browser.now());
  }

  function later(ms: number): void {
    callOff();
    callOff = browser.after(Math.max(0, ms), open);
  }

  function close(): void {
    callOff();
    source?.close();
    source = null;
  }

  function open(): void {
    close();
    const wanted = topics();
    figures.keepOnly(wanted);
    if (suspended || wanted.length === 0) return polling.stop();
    refreshedAt = spokeAt = browser.now();
    const number = (opened += 1);
    source = browser.open(
      streamAddress(wanted, figures),
      handlersOf(() => source !== null && number === opened),
    );
    if (!source) polling.start();
  }

  /** A closed source may still have an event under way: only the current one's count. */
  function handlersOf(current: () => boolean): StreamHandlers {
    return {
      frame(frame) {
        if (!current()) return;
        failures = 0;
        spokeAt = browser.now();
        polling.stop();
        take(frame);
      },
      error(ended) {
        if (!current()) return;
        failures += 1;
        if (failures >= FAILURES_BEFORE_POLLING) polling.start();
        if (ended) later(Math.min(RETRY_LONGEST_MS, RETRY_FIRST_MS * 2 ** (failures - 1)));
      },
    };
  }

  return {
    change: () => later(DEBOUNCE_MS),
    resume() {
      suspended = false;
      failures = 0;
      open();
    },
    suspend() {
      suspended = true;
      polling.stop();
      close();
    },
    suspended: () => suspended,
    watch() {
      if (source && browser.now() - spokeAt >= SILENCE_BEFORE_POLLING_MS) polling.start();
    },
    mode: () => (polling.running() ? 'polling' : source ? 'stream' : 'off'),
  };
}

/** Goes on where the figures are; topics that they do not hold, or hold with a gap, are asked for afresh. */
function streamAddress(topics: readonly Topic[], figures: Figures): string {
  const query = new URLSearchParams({ topics: topics.join() });
  const [fresh, position] = [figures.fresh(topics), figures.position()];
  if (position && fresh.length < topics.length) {
    query.set('from', eventId(position));
    if (fresh.length > 0) query.set('fresh', fresh.join());
  }
  return `/live?${query}`;
}

function snapshotAddress(topics: readonly Topic[]): string {
  return `/live/snapshot?${new URLSearchParams({ topics: topics.join() })}`;
}
