/** Runs under a name, or waits for the run of that name which is under way, and gives its outcome. */
export type SingleFlight<T> = (name: string, run: () => Promise<T>) => Promise<T>;

/** One run of each name at a time; when it has ended, well or not, the next who asks begins a new one. */
export function singleFlight<T>(): SingleFlight<T> {
  const underWay = new Map<string, Promise<T>>();
  return (name, run) => {
    const asked = underWay.get(name) ?? run().finally(() => underWay.delete(name));
    underWay.set(name, asked);
    return asked;
  };
}
