/** More callers wait for their turn than is sensible: the caller should retry later. */
export class TooManyWaiting extends Error {}

/** Runs at most `atOnce` at the same time; up to `waitingMost` others wait in order of arrival. */
export function semaphore(
  atOnce: number,
  waitingMost = Number.POSITIVE_INFINITY,
): <T>(run: () => Promise<T>) => Promise<T> {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async (run) => {
    if (free > 0) free -= 1;
    else if (waiting.length >= waitingMost) throw new TooManyWaiting(`${waitingMost} wait for their turn already.`);
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
