import { eventId } from '#domain/stream.ts';
import type { LiveFrame, Topic } from '#domain/stream.ts';
import type { LiveBrowser, StreamHandlers } from './browser.ts';
import type { Figures } from './figures.ts';
import { createPolling } from './polling.ts';

const DEBOUNCE_MS = 50;
/** Consecutive errors, without an event between them, after which the page polls as well as retrying. */
const FAILURES_BEFORE_POLLING = 3;
/** Server messages arrive every second: an open stream that is silent this long is being buffered on its way. */
const SILENCE_BEFORE_POLLING_MS = 5_000;
const RETRY_FIRST_MS = 1_000;
const RETRY_LONGEST_MS = 30_000;
/** After a gap, a snapshot is requested at most this often. */
const REFRESH_EVERY_MS = 1_000;

export interface ConnectionOptions {
  browser: LiveBrowser;
  figures: Figures;
  /** The topics that the page follows now. */
  topics(): Topic[];
  /** Called with each frame after the figures have merged it. */
  heard(frame: LiveFrame): void;
}

/** One event stream for the whole page, on the topics that it follows at the moment. */
export interface Connection {
  /** The topics changed: reconnects shortly, from the current position. */
  change(): void;
  /** Connects now. */
  resume(): void;
  /** Closes the connection; the figures stay. */
  suspend(): void;
  suspended(): boolean;
  /** Checks whether the stream is silent; called periodically. */
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

  /** A closed source may yet deliver an event: only events of the current one count. */
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

/**
 * Resumes at the position of the figures; topics that the figures lack, or have with a gap, are requested from scratch.
 */
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
