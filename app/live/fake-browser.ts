import type { LiveFrame } from '#domain/stream.ts';
import type { LiveBrowser, PageEvent, StreamHandlers } from './browser.ts';

/** One connection that the page opened. */
export interface FakeStream extends StreamHandlers {
  url: URL;
  closed: boolean;
}

/** A browser without a clock of its own: time passes when the test says so. */
export interface FakeBrowser extends LiveBrowser {
  streams: FakeStream[];
  /** The connection that is open now, if one is. */
  current(): FakeStream | undefined;
  /** Lets time pass, and everything that was due with it; pictures are drawn all the while. */
  pass(ms: number): void;
  page(event: PageEvent): void;
  /** Whether this browser has event streams at all. */
  hasStreams: boolean;
  /** What a question for a snapshot is answered. */
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
