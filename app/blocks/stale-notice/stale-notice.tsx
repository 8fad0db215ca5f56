import { useMatches } from 'react-router';
import type { FeedName } from '#domain/feed.ts';
import type { StaleData } from '#app/stale-data.ts';
import { lazyPart } from '#app/ui/hydrate-on-interaction.tsx';
import styles from './stale-notice.module.css';

/** Seldom anything is late. */
const loadStaleText = () => import('./stale-text.tsx').then((part) => part.StaleText);
const StaleText = lazyPart(import.meta.env.SSR && (await loadStaleText()), loadStaleText);

/** What the loaders of the page and of its layouts say, as one; null when all is well. */
function useStaleData(): StaleData | null {
  const told = useMatches().flatMap(({ loaderData }) => (loaderData as { stale?: StaleData } | undefined)?.stale ?? []);
  const [first] = told.toSorted((a, b) => Number(b.isFault) - Number(a.isFault));
  if (!first) return null;
  return {
    ...first,
    lines: [...new Set(told.flatMap(({ lines }) => lines))],
    unread: told.flatMap(({ unread }) => unread),
  };
}

/** True for what could never be read: an empty list of it says that fetching failed, and not that there is nothing. */
export function useUnread(feed: FeedName): boolean {
  return useStaleData()?.unread.includes(feed) ?? false;
}

/** What of the page's data is older than it should be, and of when it is. A loader that says `late` is all it needs. */
export function StaleNotice() {
  const stale = useStaleData();
  if (!stale) return null;
  return (
    <div className={`wrap ${styles.place}`}>
      <StaleText stale={stale} />
    </div>
  );
}
