/** More wait for their turn than is sensible: anyone who asks should ask again later. */
export class TooManyWaiting extends Error {}

/** Runs at most so many at the same time; the others wait in the order in which they came, `waitingMost` of them. */
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
