/**
 * The result of the work if it is ready within the limit, otherwise what `late` returns; the work continues. Rejects
 * when the work rejects in time.
 */
export function inTime<T, Late>(limitMs: number, work: Promise<T>, late: () => Late): Promise<T | Late> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => {
        try {
          resolve(late());
        } catch (error) {
          reject(error as Error);
        }
      },
      Math.max(0, limitMs),
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
