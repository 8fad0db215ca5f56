import { useMatches } from 'react-router';
import type { FeedName } from '#domain/feed.ts';
import type { LateData } from '#app/late-data.ts';
import { apart } from '#app/ui/asleep.tsx';
import styles from './late-notice.module.css';

/** Seldom anything is late. */
const loadLateWords = () => import('./late-words.tsx').then((part) => part.LateWords);
const LateWords = apart(import.meta.env.SSR && (await loadLateWords()), loadLateWords);

/** What the loaders of the page and of its layouts say, as one; null when all is well. */
function useLateData(): LateData | null {
  const told = useMatches().flatMap(({ loaderData }) => (loaderData as { late?: LateData } | undefined)?.late ?? []);
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
  return useLateData()?.unread.includes(feed) ?? false;
}

/** What of the page's data is older than it should be, and of when it is. A loader that says `late` is all it needs. */
export function LateNotice() {
  const late = useLateData();
  if (!late) return null;
  return (
    <div className={`wrap ${styles.place}`}>
      <LateWords late={late} />
    </div>
  );
}
