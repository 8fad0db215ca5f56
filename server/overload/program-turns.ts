import type { Clock } from '#upstream/transport/clock.ts';
import type { Admission } from './admission.ts';

interface Limits {
  /** Answers that are made at one time while no program waits. */
  atOnce: number;
  /** Programs that may wait; one more is refused at once. */
  waiting: number;
  /** A program that waited so long is refused, ms. */
  waitMs: number;
  /** Share of the time that answers take while a few programs wait: the rest is for pages. Of n programs that wait, 1/n at most. */
  share: number;
  /** The longest rest, ms. */
  restMs: number;
}

const LIMITS: Limits = { atOnce: 4, waiting: 256, waitMs: 5_000, share: 0.2, restMs: 1_000 };

export interface ProgramTurns {
  /** Resolves when an answer may be made, with what is to be called when it is; with null where it may not be made now. */
  enter(): Promise<(() => void) | null>;
}

/**
 * Programs that ask the API at the same moment are answered in turn, in the order in which they came. While some wait, one
 * answer is made at a time, and after each pages have the machine for a multiple of the time that it took, the store's work
 * for it included: the longer, the more programs wait.
 */
export function createProgramTurns(
  { enter }: Pick<Admission, 'enter'>,
  clock: Pick<Clock, 'after' | 'steady'>,
  limits: Limits = LIMITS,
): ProgramTurns {
  const waiting: ((mayEnter: boolean) => void)[] = [];
  let inMaking = 0;
  let rests = false;

  function begin(): (() => void) | null {
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
      if (inMaking === 0) waiting.shift()?.(true);
    });
  }

  return {
    enter() {
      if (waiting.length === 0 && !rests && inMaking < limits.atOnce) return Promise.resolve(begin());
      if (waiting.length >= limits.waiting) return Promise.resolve(null);
      return new Promise((resolve) => {
        const giveUp = clock.after(limits.waitMs, () => {
          waiting.splice(waiting.indexOf(turn), 1);
          resolve(null);
        });
        const turn = (): void => {
          giveUp();
          const leave = begin();
          resolve(leave);
          // Nothing is left to be called that would let the next one in.
          if (!leave) rest(1);
        };
        waiting.push(turn);
      });
    },
  };
}
