import type { Clocks } from '#domain/time.ts';

/** Time and randomness of the transport, so that tests need not wait. */
export interface Clock extends Clocks {
  /** Runs `task` after `ms`; returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
  /** 0 (included) to 1 (excluded). */
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

/** Waits `ms` by that clock; rejects with the signal's reason when aborted. */
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
