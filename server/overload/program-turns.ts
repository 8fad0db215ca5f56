import type { Clock } from '#upstream/transport/clock.ts';
import type { Admission } from './admission.ts';

interface Limits {
  /** Answers generated at one time while no program waits. */
  atOnce: number;
  /** Programs that may wait; one more is refused immediately. */
  waiting: number;
  /** A program is refused after waiting this long, ms. */
  waitMs: number;
  /** Least time between two refusals, ms: programs that came together would leave, and return, together. */
  apartMs: number;
  /**
   * Share of the time that answers may use while a few programs wait; the rest is for pages. With n programs waiting,
   * 1/n at most.
   */
  share: number;
  /** The longest rest, ms. */
  restMs: number;
}

const LIMITS: Limits = { atOnce: 4, waiting: 256, waitMs: 5_000, apartMs: 5, share: 0.2, restMs: 4_000 };

type Leave = () => void;

export interface ProgramTurns {
  /**
   * Resolves when an answer may be generated, with a function to call when it is done; resolves with null when it must
   * not be generated now.
   */
  enter(): Promise<Leave | null>;
}

/** A program in the line. */
interface Waiting {
  /** When it is refused. */
  until: number;
  resolve(leave: Leave | null): void;
}

/**
 * API requests that arrive at the same moment are answered in order of arrival. While some wait, one answer is
 * generated at a time, and after each the machine is left to pages for a multiple of the time that the answer took, the
 * store's work included: the more programs wait, the longer.
 */
export function createProgramTurns(
  { enter }: Pick<Admission, 'enter'>,
  clock: Pick<Clock, 'after' | 'steady'>,
  limits: Limits = LIMITS,
): ProgramTurns {
  const waiting: Waiting[] = [];
  let inMaking = 0;
  let rests = false;
  let isWatched = false;

  function begin(): Leave | null {
    const leave = enter('program');
    if (!leave) return null;
    inMaking += 1;
    const from = clock.steady();
    return () => {
      inMaking -= 1;
      leave();
      if (waiting.length > 0) rest(clock.steady() - from);
    };
  }

  function rest(tookMs: number): void {
    if (rests) return;
    rests = true;
    const share = Math.min(limits.share, 1 / waiting.length);
    clock.after(Math.min(tookMs * (1 / share - 1), limits.restMs), () => {
      rests = false;
      if (inMaking === 0) answerNext();
    });
  }

  function answerNext(): void {
    const next = waiting.shift();
    if (!next) return;
    const leave = begin();
    next.resolve(leave);
    // A refused turn has no `leave` to call, so the next one is let in here.
    if (!leave) rest(1);
  }

  /** Refuses who has waited too long, one after the other: the first in line has waited the longest. */
  function watch(): void {
    const first = waiting[0];
    if (!first || isWatched) return;
    isWatched = true;
    clock.after(Math.max(first.until - clock.steady(), limits.apartMs), () => {
      isWatched = false;
      if (waiting[0] && waiting[0].until <= clock.steady()) waiting.shift()?.resolve(null);
      watch();
    });
  }

  return {
    enter() {
      if (waiting.length === 0 && !rests && inMaking < limits.atOnce) return Promise.resolve(begin());
      if (waiting.length >= limits.waiting) return Promise.resolve(null);
      const turn = Promise.withResolvers<Leave | null>();
      waiting.push({ until: clock.steady() + limits.waitMs, resolve: turn.resolve });
      watch();
      return turn.promise;
    },
  };
}
