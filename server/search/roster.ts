/** What is searched is read anew by the feeds: a newcomer is found a minute later. */
const CHECK_EVERY_MS = 60_000;
/** In the beginning the feeds bring one thing after another. */
const CHECK_FIRST_AFTER_MS = 1_000;

interface RosterOptions<T, Index> {
  list(): Promise<readonly T[]>;
  build(items: readonly T[]): Index;
  /** Milliseconds by a clock that nobody sets. */
  steady(): number;
  onFailure(error: unknown): void;
}

/** An index of what the store lists, built anew when a look at it, at most once a minute, shows that it changed. */
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
    /** What is known now; the first question waits for the first look, no later one does. */
    async current(): Promise<Index> {
      if (steady() >= nextCheckAt) checking ??= check();
      if (isEmpty) await checking;
      return known;
    },
  };
}
