import type { Clocks } from '#domain/time.ts';

/** Time and chance as the transport sees them, so that tests need not wait. */
export interface Clock extends Clocks {
  /** Runs `task` after `ms`; the answer calls it off. */
  after(ms: number, task: () => void): () => void;
  /** 0 to 1, without 1. */
  random(): number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/** Waits `ms` by that clock; rejects with the signal's reason when it is given up. */
export function sleep(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const giveUp = () => {
      callOff();
      reject(signal?.reason);
    };
    const callOff = clock.after(ms, () => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    });
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
