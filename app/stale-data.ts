import { dubaiClock, formatDate } from '#domain/date.ts';
import { standingOf, type FeedAge, type FeedName } from '#domain/feed.ts';
import type { Locale } from '#domain/locale.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type { Site } from './context.ts';

/** What a page tells of data that is older than it should be, in the reader's language. */
export interface StaleData {
  title: string;
  lines: string[];
  /** Data that should have been read anew a day ago, or never was. */
  isFault: boolean;
  /** What was never read: an empty list of it says nothing. */
  unread: FeedName[];
}

/** How old the data of these feeds is, where a reader must be told; null when all is well. For loaders. */
export function staleData({ feeds, locale }: Site, ...names: FeedName[]): StaleData | null {
  const stale = feeds.stale(...names);
  return stale.length === 0 ? null : staleText(stale, locale);
}

/** True while one of these feeds has never been read to its end: what is missing in its lists says nothing. For loaders. */
export function isUnread({ feeds }: Site, ...names: FeedName[]): boolean {
  return feeds.unread(...names);
}

export function staleText(stale: readonly FeedAge[], locale: Locale): StaleData {
  const t = textOf(locale);
  const isFault = stale.some((age) => standingOf(age) === 'expired');
  return {
    title: t(isFault ? 'errors.unfetched.title' : 'feeds.late.title'),
    lines: stale.map((age) => lineOf(age, t, locale)),
    isFault,
    unread: stale.filter(({ readAt }) => readAt === null).map(({ feed }) => feed),
  };
}

function lineOf({ feed, readAt, incident }: FeedAge, t: Text, locale: Locale): string {
  const name = t(`feeds.name.${feed}`);
  const age =
    readAt === null
      ? t('feeds.late.unread', { feed: name })
      : t('feeds.late.asOf', { feed: name, date: formatDate(readAt, locale), time: dubaiClock(readAt) });
  return incident ? `${age} ${t(`feeds.failure.${incident.failure}`)}` : age;
}
