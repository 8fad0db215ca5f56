import type { Quote } from '#domain/quote.ts';
import { phaseAt } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import type { DelayedMarket } from '#app/context.ts';

const MINUTE_MS = 60_000;

interface Options {
  delayMs: number;
  /** The market's now. */
  now(): Instant;
  quotes(): readonly Quote[];
}

/**
 * The market as it was some minutes ago: a picture of it a minute, none older than it has to be. Until the first picture is
 * old enough there is none, unless nothing has moved for that long.
 */
export function followDelayed({ delayMs, now, quotes }: Options) {
  let pictures: DelayedMarket[] = [];

  function take(): void {
    const at = now();
    // A replayed market may begin again: what lies ahead of it is forgotten.
    const before = pictures.filter((picture) => picture.at < at);
    const newestOld = before.findLastIndex((picture) => picture.at <= at - delayMs);
    pictures = [...before.slice(Math.max(0, newestOld)), { at, quotes: [...quotes()] }];
  }

  /** Nothing has moved for as long as figures are held back: no session is that short. */
  const hasRested = (at: Instant) => phaseAt(at) === 'closed' && phaseAt(at - delayMs) === 'closed';

  const timer = setInterval(take, MINUTE_MS);
  timer.unref();
  return {
    take,
    /** Null until that long was heard. */
    read(): DelayedMarket | null {
      const at = now();
      const old = pictures.findLast((picture) => picture.at <= at - delayMs);
      if (old) return old;
      const current = quotes();
      return hasRested(at) && current.length > 0 ? { at: at - delayMs, quotes: current } : null;
    },
    stop: () => clearInterval(timer),
  };
}
