/** The ingest jobs change what is searched: something new is found within a minute. */
const CHECK_EVERY_MS = 60_000;
/** Shorter interval at first, while the ingest jobs read one kind of data after another. */
const CHECK_FIRST_AFTER_MS = 1_000;

interface RosterOptions<T, Index> {
  list(): Promise<readonly T[]>;
  build(items: readonly T[]): Index;
  /** Milliseconds of a monotonic clock. */
  steady(): number;
  onFailure(error: unknown): void;
}

/** An index of the store's list, rebuilt when a check, at most once a minute, shows that the list changed. */
export function createRoster<T, Index>({ list, build, steady, onFailure }: RosterOptions<T, Index>) {
  let known = build([]);
  let isEmpty = true;
  let fingerprint = '';
  let nextCheckAt = 0;
  let waitMs = CHECK_FIRST_AFTER_MS;
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    try {
      const items = await list();
      const found = JSON.stringify(items);
      if (found !== fingerprint) known = build(items);
      fingerprint = found;
      isEmpty = items.length === 0;
    } catch (error) {
      onFailure(error);
    }
    nextCheckAt = steady() + waitMs;
    waitMs = isEmpty ? CHECK_FIRST_AFTER_MS : Math.min(CHECK_EVERY_MS, 2 * waitMs);
    checking = undefined;
  }

  return {
    /** The current index; only the first query waits for a check. */
    async current(): Promise<Index> {
      if (steady() >= nextCheckAt) checking ??= check();
      if (isEmpty) await checking;
      return known;
    },
  };
}
