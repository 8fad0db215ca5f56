import type { LiveFrame } from '#domain/stream.ts';
import type { LiveBrowser, PageEvent, StreamHandlers } from './browser.ts';

/** One connection that the page opened. */
export interface FakeStream extends StreamHandlers {
  url: URL;
  closed: boolean;
}

/** A browser with a fake clock: time passes when the test says so. */
export interface FakeBrowser extends LiveBrowser {
  streams: FakeStream[];
  /** The connection that is open now, if any. */
  current(): FakeStream | undefined;
  /** Advances the time, and runs everything that was due; frames are painted meanwhile. */
  pass(ms: number): void;
  page(event: PageEvent): void;
  /** True when this browser has event streams. */
  hasStreams: boolean;
  /** Answers a request for a snapshot. */
  answer: (url: URL) => Promise<LiveFrame[]>;
}

export function createFakeBrowser(): FakeBrowser {
  const timers = new Set<{ at: number; task: () => void }>();
  const listeners: ((event: PageEvent) => void)[] = [];
  const streams: FakeStream[] = [];
  let now = 1_000_000;
  const paints: (() => void)[] = [];

  function paint(): void {
    for (const task of paints.splice(0)) task();
  }

  function runDue(until: number): void {
    for (;;) {
      const next = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) return;
      timers.delete(next);
      now = Math.max(now, next.at);
      next.task();
      paint();
    }
  }

  return {
    streams,
    hasStreams: true,
    current: () => streams.find((stream) => !stream.closed),
    answer: () => Promise.reject(new Error('nobody answers')),
    open(url, handlers) {
      if (!this.hasStreams) return null;
      const stream = { ...handlers, url: new URL(url, 'http://site'), closed: false };
      streams.push(stream);
      return { close: () => void (stream.closed = true) };
    },
    async ask(url) {
      return this.answer(new URL(url, 'http://site'));
    },
    now: () => now,
    after(ms, task) {
      const timer = { at: now + ms, task };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    beforePaint: (task) => void paints.push(task),
    onPage: (listener) => void listeners.push(listener),
    pass(ms) {
      const until = now + ms;
      paint();
      runDue(until);
      now = until;
      paint();
    },
    page: (event) => listeners.forEach((listener) => listener(event)),
  };
}
