import { useMatches } from 'react-router';
import type { JobName, StaleData } from '#app/data/status/stale-data.ts';
import { lazyPart } from '#app/ui/hydrate-on-interaction.tsx';
import styles from './stale-notice.module.css';

/** Seldom anything is late. */
const loadStaleText = () => import('./stale-text.tsx').then((part) => part.StaleText);
const StaleText = lazyPart(import.meta.env.SSR && (await loadStaleText()), loadStaleText);

/** What the loaders of the page and of its layouts say, as one; null when all is well. */
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

/** Its title is the page's: a fault's before that of what is late, and before none. */
function rank({ isFault, lines }: StaleData): number {
  return lines.length === 0 ? 0 : isFault ? 2 : 1;
}

/** True for what could never be read: an empty list of it says that fetching failed, and not that there is nothing. */
export function useUnread(feed: JobName): boolean {
  return useStaleData()?.unread.includes(feed) ?? false;
}

/** True for what the exchange does not give: an empty list of it does not say that there is nothing. */
export function useNotOffered(job: JobName): boolean {
  return useStaleData()?.notOffered.includes(job) ?? false;
}

/** What of the page's data is older than it should be, and of when it is. A loader that says `late` is all it needs. */
export function StaleNotice() {
  const stale = useStaleData();
  if (!stale || stale.lines.length === 0) return null;
  return (
    <div className={`wrap ${styles.place}`}>
      <StaleText stale={stale} />
    </div>
  );
}
