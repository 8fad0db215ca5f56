import type { Quote } from '#domain/quote.ts';
import { closesAround, phaseAt } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import type { DelayedMarket } from '#app/context.ts';

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

interface Options {
  delayMs: number;
  /** Current market time. */
  now(): Instant;
  quotes(): readonly Quote[];
  /** The time of those quotes: now while the market is heard, otherwise when it last was; null when it never was. */
  heardAt(): Instant | null;
  /** Market milliseconds per millisecond of the server's clock. */
  speed(): number;
}

/**
 * The market as it was `delayMs` ago: one snapshot per minute, keeping only those needed. There is no delayed market
 * until the first snapshot is old enough, unless the market has been closed for that long.
 */
export function followDelayed({ delayMs, now, quotes, heardAt, speed }: Options) {
  let pictures: DelayedMarket[] = [];

  function take(): void {
    const at = now();
    const current = quotes();
    // Quotes of a market that is not heard are no snapshot of this minute.
    if (current.length === 0 || (heardAt() ?? Number.NEGATIVE_INFINITY) < at) return;
    // A replayed market may restart: snapshots later than the current time are dropped.
    const before = pictures.filter((picture) => picture.at < at);
    const newestOld = before.findLastIndex((picture) => picture.at <= at - delayMs);
    pictures = [...before.slice(Math.max(0, newestOld)), { at, quotes: [...current] }];
  }

  /** True when the market is closed now and was closed `delayMs` ago: no session is shorter than the delay. */
  const hasRested = (at: Instant) => phaseAt(at) === 'closed' && phaseAt(at - delayMs) === 'closed';

  /** Time of the first figures heard that equal those the delayed market will show. */
  function heardFrom(at: Instant): Instant {
    const first = pictures.find((picture) => picture.at <= at)?.at ?? at + MINUTE_MS * speed();
    return phaseAt(at) === 'closed' ? Math.min(first, closesAround(at, 0)[0]!) : first;
  }

  function read(): DelayedMarket | null {
    const at = now();
    const old = pictures.findLast((picture) => picture.at <= at - delayMs);
    if (old) return old;
    const [current, heard] = [quotes(), heardAt()];
    if (!hasRested(at) || current.length === 0 || heard === null) return null;
    return { at: Math.min(at - delayMs, heard), quotes: current };
  }

  const timer = setInterval(take, MINUTE_MS);
  timer.unref();
  return {
    take,
    /** Null until figures have been heard for the whole delay. */
    read,
    /** Seconds of the server's clock until a delayed market is available; 0 when it is. */
    inSeconds(): number {
      if (read()) return 0;
      const at = now();
      return Math.max(1, Math.ceil((heardFrom(at) + delayMs - at) / speed() / SECOND_MS));
    },
    stop: () => clearInterval(timer),
  };
}
