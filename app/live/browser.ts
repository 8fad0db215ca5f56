import type { LiveFrame } from '#domain/stream.ts';
import { pageHttp } from './http-client.ts';

/** Page events that affect a stream: `hide` and `show` include those of the back-forward cache. */
export type PageEvent = 'hide' | 'show' | 'hidden' | 'visible' | 'online' | 'offline';

export interface StreamHandlers {
  frame(frame: LiveFrame): void;
  /** `ended` is true when the browser will not retry by itself. */
  error(ended: boolean): void;
}

/** The browser functions that the live part needs, as an interface that tests can implement. */
export interface LiveBrowser {
  /** Null when the browser has no event streams. */
  open(url: string, handlers: StreamHandlers): { close(): void } | null;
  /** Fetches the frames of a snapshot. */
  ask(url: string): Promise<LiveFrame[]>;
  now(): number;
  /** Runs `task` after `ms`; the returned function cancels it. */
  after(ms: number, task: () => void): () => void;
  /** Runs `task` before the next frame is painted. */
  beforePaint(task: () => void): void;
  onPage(listener: (event: PageEvent) => void): void;
}

const EVENTS = ['snapshot', 'delta', 'heartbeat'] as const;

export const realBrowser: LiveBrowser = {
  open(url, handlers) {
    if (typeof EventSource === 'undefined') return null;
    const source = new EventSource(url);
    for (const name of EVENTS)
      source.addEventListener(name, (event) => handlers.frame(JSON.parse(event.data as string)));
    source.addEventListener('error', () => handlers.error(source.readyState === EventSource.CLOSED));
    return source;
  },
  async ask(url) {
    return (await pageHttp().get<{ frames: LiveFrame[] }>(url)).frames;
  },
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  beforePaint: (task) => void requestAnimationFrame(task),
  onPage(listener) {
    addEventListener('pagehide', () => listener('hide'));
    addEventListener('pageshow', () => listener('show'));
    addEventListener('online', () => listener('online'));
    addEventListener('offline', () => listener('offline'));
    document.addEventListener('visibilitychange', () => listener(document.hidden ? 'hidden' : 'visible'));
    if (!navigator.onLine) listener('offline');
  },
};
