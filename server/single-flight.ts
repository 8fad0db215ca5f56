/** Starts a run under a name, or waits for the run of that name which is under way; resolves with its outcome. */
export type SingleFlight<T> = (name: string, run: () => Promise<T>) => Promise<T>;

/** One run of each name at a time; after it has ended, successfully or not, the next call starts a new one. */
export function singleFlight<T>(): SingleFlight<T> {
  const underWay = new Map<string, Promise<T>>();
  return (name, run) => {
    const running = underWay.get(name) ?? run().finally(() => underWay.delete(name));
    underWay.set(name, running);
    return running;
  };
}
