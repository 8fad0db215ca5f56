import type { FeedState, Store } from '#store/store.ts';
import type { Clock } from '#upstream/transport/clock.ts';
import { sleep } from '#upstream/transport/clock.ts';

const LOOK_EVERY_MS = 500;
const REMIND_AFTER_MS = 15_000;

/** What the site cannot be without: name of the feed and what a person calls it. */
export interface Needed {
  name: string;
  title: string;
}

/**
 * Whether each needed feed was ever read, by this process, by the leader on another node, or in an earlier life:
 * the store knows. So a node that follows becomes ready too, and a restart with dead upstreams as well.
 */
export function createReadiness(store: Pick<Store, 'feeds'>, needed: readonly Needed[], clock: Clock) {
  let missing: string[] = needed.map(({ title }) => `${title}: not read yet.`);

  async function look(): Promise<boolean> {
    const states = new Map((await store.feeds.list()).map((state) => [state.feed, state]));
    missing = needed.flatMap((feed) => reasonOf(feed, states.get(feed.name)));
    return missing.length === 0;
  }

  return {
    reasons: (): string[] => missing,
    /** Resolves when nothing is missing any more; `remind` is called with what is, every quarter of a minute. */
    async untilReady(signal: AbortSignal, remind: (reasons: string[]) => void): Promise<void> {
      let remindedAt = clock.now();
      while (!(await look().catch(() => false))) {
        if (clock.now() - remindedAt >= REMIND_AFTER_MS) {
          remindedAt = clock.now();
          remind(missing);
        }
        await sleep(clock, LOOK_EVERY_MS, signal);
      }
    },
  };
}

function reasonOf({ title }: Needed, state: FeedState | undefined): string[] {
  if (state?.lastSuccessAt != null) return [];
  return [state?.lastError ? `${title}: not read yet. ${state.lastError}` : `${title}: not read yet.`];
}
