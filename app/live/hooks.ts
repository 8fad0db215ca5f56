import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { MarketClock } from '#domain/market-clock.ts';
import type { Depth, IndexPoint, Quote, Trade } from '#domain/quote.ts';
import type { Phase } from '#domain/session.ts';
import type { Topic } from '#domain/stream.ts';
import type { Instant } from '#domain/time.ts';
import { everySecond } from './every-second.ts';
import type { FigureKey } from './figures.ts';
import { pageLive } from './live.ts';
import { INITIAL_STATUS } from './status.ts';
import { useFrozen } from './frozen.ts';
import type { LiveStatus } from './status.ts';

const SECOND_MS = 1_000;
const NO_QUOTES: ReadonlyMap<string, Quote> = new Map();

/** Follows topics as long as the component is mounted. The list may be a new array at each render. */
export function useTopics(topics: readonly Topic[]): void {
  const key = useFrozen() ? '' : topics.join();
  useEffect(() => (key === '' ? undefined : pageLive().follow(key.split(',') as Topic[])), [key]);
}

function nothing(): undefined {}

/** Reads a value of the live figures; `undefined` on the server, while hydrating, and before it was received. */
function useFigure<T>(key: FigureKey, read: () => T | undefined): T | undefined {
  const frozen = useFrozen();
  const listen = useCallback((listener: () => void) => pageLive().listen(key, listener), [key]);
  return useSyncExternalStore(listen, frozen ? nothing : read, nothing);
}

/**
 * A security's live quote, otherwise `initial`. Subscribes to the security itself; when its board is already followed
 * (`useTopics`), pass `{ follow: false }`.
 */
export function useQuote(symbol: string, initial?: Quote | null, { follow = true } = {}): Quote | undefined {
  useTopics(follow ? [`symbol:${symbol}`] : []);
  return useFigure(`quotes ${symbol}`, () => pageLive().figures.quote(symbol)) ?? initial ?? undefined;
}

/** One field of a quote: renders again only when this field moved. Does not subscribe to anything itself. */
export function useQuoteField<F extends keyof Quote>(symbol: string, field: F, initial: Quote[F]): Quote[F] {
  const value = useFigure(`quotes ${symbol}`, () => pageLive().figures.quote(symbol)?.[field]);
  return value === undefined ? initial : value;
}

/**
 * All quotes of the followed boards, at most every `everyMs`: for rankings and sums. Does not subscribe to anything
 * itself.
 */
export function useQuotes(everyMs: number = SECOND_MS): ReadonlyMap<string, Quote> {
  const frozen = useFrozen();
  const listen = useCallback((listener: () => void) => throttled('quotes *', everyMs, listener), [everyMs]);
  return useSyncExternalStore(
    listen,
    () => (frozen ? NO_QUOTES : pageLive().figures.quotes()),
    () => NO_QUOTES,
  );
}

/** Five best levels of each side. Subscribes to the security itself. */
export function useDepth(symbol: string, initial: Depth | null = null): Depth | null {
  useTopics([`symbol:${symbol}`]);
  return useFigure(`depth ${symbol}`, () => pageLive().figures.depth(symbol)) ?? initial;
}

/** The last trades, newest first. Subscribes to the security itself. */
export function useTrades(symbol: string, initial: readonly Trade[] = []): readonly Trade[] {
  useTopics([`symbol:${symbol}`]);
  return useFigure(`trades ${symbol}`, () => pageLive().figures.trades(symbol)) ?? initial;
}

/** The latest level of an index. Subscribes to the indices itself. */
export function useIndex(code: string, initial: IndexPoint | null = null): IndexPoint | null {
  useTopics(['index']);
  return useFigure(`indices ${code}`, () => pageLive().figures.index(code)) ?? initial;
}

/** Status and phase of the market. Renders again only when they change; for the time, see `useMarketNow`. */
export function useClock(initial: MarketClock): MarketClock {
  useTopics(['clock']);
  return useFigure('clock', () => pageLive().figures.clock()) ?? initial;
}

/** The phase that the stream sent last; undefined before. Does not subscribe to anything itself. */
export function usePhase(): Phase | undefined {
  return useFigure('clock', () => pageLive().figures.clock()?.phase);
}

/**
 * The market's current time, every second. `initial` is the server's at rendering; the time runs on from it until the
 * clock is received.
 */
export function useMarketNow(initial: Instant): Instant {
  useTopics(['clock']);
  const frozen = useFrozen();
  const [now, setNow] = useState(initial);
  useEffect(() => {
    if (frozen) return undefined;
    const began = Date.now();
    return everySecond(() => setNow(pageLive().figures.marketNow() ?? initial + Date.now() - began));
  }, [initial, frozen]);
  return now;
}

/** State of the page's live data: stale, offline, paused, polling. */
export function useLiveStatus(): LiveStatus {
  const listen = useCallback((listener: () => void) => pageLive().listen('status', listener), []);
  return useSyncExternalStore(
    listen,
    () => pageLive().status(),
    () => INITIAL_STATUS,
  );
}

/** True after 3 seconds without a message. */
export function useStale(): boolean {
  return useLiveStatus().stale;
}

/** Notifies immediately, then at most every `everyMs`; the last change is never lost. */
function throttled(key: FigureKey, everyMs: number, listener: () => void): () => void {
  const live = pageLive();
  let [resting, missed] = [false, false];
  let callOff = (): void => undefined;
  const tell = (): void => {
    missed = resting;
    if (resting) return;
    resting = true;
    listener();
    callOff = live.after(everyMs, () => {
      resting = false;
      if (missed) tell();
    });
  };
  const leave = live.listen(key, tell);
  return () => {
    leave();
    callOff();
  };
}
