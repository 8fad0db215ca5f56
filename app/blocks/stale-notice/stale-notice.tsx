import { useMatches } from 'react-router';
import type { JobName, StaleData } from '#app/data/status/stale-data.ts';
import { lazyPart } from '#app/ui/hydrate-on-interaction.tsx';
import styles from './stale-notice.module.css';

/** Loaded on demand: data is seldom late. */
const loadStaleText = () => import('./stale-text.tsx').then((part) => part.StaleText);
const StaleText = lazyPart(import.meta.env.SSR && (await loadStaleText()), loadStaleText);

/** The stale-data reports of the loaders of the page and its layouts, merged; null when all is well. */
function useStaleData(): StaleData | null {
  const told = useMatches().flatMap(({ loaderData }) => (loaderData as { stale?: StaleData } | undefined)?.stale ?? []);
  const [first] = told.toSorted((a, b) => rank(b) - rank(a));
  if (!first) return null;
  return {
    ...first,
    lines: [...new Set(told.flatMap(({ lines }) => lines))],
    unread: told.flatMap(({ unread }) => unread),
    notOffered: told.flatMap(({ notOffered }) => notOffered),
  };
}

/** Rank of a report whose title is used: a fault before late data, and late data before none. */
function rank({ isFault, lines }: StaleData): number {
  return lines.length === 0 ? 0 : isFault ? 2 : 1;
}

/** True for data that was never read: its empty list says that fetching failed, not that there is nothing. */
export function useUnread(feed: JobName): boolean {
  return useStaleData()?.unread.includes(feed) ?? false;
}

/** True for data that the exchange does not give: its empty list does not say that there is nothing. */
export function useNotOffered(job: JobName): boolean {
  return useStaleData()?.notOffered.includes(job) ?? false;
}

/**
 * The parts of the page's data that are older than they should be, and their times. A loader needs only to return
 * `stale`.
 */
export function StaleNotice() {
  const stale = useStaleData();
  if (!stale || stale.lines.length === 0) return null;
  return (
    <div className={`wrap ${styles.place}`}>
      <StaleText stale={stale} />
    </div>
  );
}
