/** What comes within the limit, else what `late` says: the work itself goes on. Rejects where the work does so in time. */
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
