import type { Quote } from '#domain/quote.ts';
import { closesAround, phaseAt } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import type { DelayedMarket } from '#app/context.ts';

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

interface Options {
  delayMs: number;
  /** The market's now. */
  now(): Instant;
  quotes(): readonly Quote[];
  /** Market milliseconds a millisecond of our own clock. */
  speed(): number;
}

/**
 * The market as it was some minutes ago: a picture of it a minute, none older than it has to be. Until the first picture is
 * old enough there is none, unless nothing has moved for that long.
 */
export function followDelayed({ delayMs, now, quotes, speed }: Options) {
  let pictures: DelayedMarket[] = [];

  function take(): void {
    const at = now();
    const current = quotes();
    if (current.length === 0) return;
    // A replayed market may begin again: what lies ahead of it is forgotten.
    const before = pictures.filter((picture) => picture.at < at);
    const newestOld = before.findLastIndex((picture) => picture.at <= at - delayMs);
    pictures = [...before.slice(Math.max(0, newestOld)), { at, quotes: [...current] }];
  }

  /** Nothing has moved for as long as figures are held back: no session is that short. */
  const hasRested = (at: Instant) => phaseAt(at) === 'closed' && phaseAt(at - delayMs) === 'closed';

  /** From when on figures have been heard that are the same as those which will be told. */
  function heardFrom(at: Instant): Instant {
    const first = pictures.find((picture) => picture.at <= at)?.at ?? at + MINUTE_MS * speed();
    return phaseAt(at) === 'closed' ? Math.min(first, closesAround(at, 0)[0]!) : first;
  }

  function read(): DelayedMarket | null {
    const at = now();
    const old = pictures.findLast((picture) => picture.at <= at - delayMs);
    if (old) return old;
    const current = quotes();
    return hasRested(at) && current.length > 0 ? { at: at - delayMs, quotes: current } : null;
  }

  const timer = setInterval(take, MINUTE_MS);
  timer.unref();
  return {
    take,
    /** Null until that long was heard. */
    read,
    /** Seconds of our own clock until there is one; 0 when there is. */
    inSeconds(): number {
      if (read()) return 0;
      const at = now();
      return Math.max(1, Math.ceil((heardFrom(at) + delayMs - at) / speed() / SECOND_MS));
    },
    stop: () => clearInterval(timer),
  };
}
