import { marketTime, formatDate } from '#domain/date.ts';
import { standingOf, type JobAge } from '#domain/feed-status.ts';
import type { Locale } from '#domain/locale.ts';
import type { JobName } from '#ingest/jobs/jobs.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';

/** Re-exported for the parts of a page, which name jobs and import nothing else from there. */
export type { JobName };

/** Notice that data is older than it should be, in the reader's language. */
export interface StaleData {
  title: string;
  lines: string[];
  /** True when the data should have been read again a day ago, or never was read. */
  isFault: boolean;
  /** Jobs that were never read: an empty list from them says nothing. */
  unread: JobName[];
  /**
   * Jobs that the exchange does not offer: an empty list from them says nothing either, and the notice has no line on
   * them.
   */
  notOffered: JobName[];
}

/**
 * The age of the data of these ingest jobs, when readers must be informed, and which of it the exchange does not give;
 * null when all is well. For loaders.
 */
export function staleData({ feedStatus, locale }: Site, ...names: JobName[]): StaleData | null {
  const stale = feedStatus.stale(...names);
  const notOffered = names.filter((name) => !feedStatus.isOffered(name));
  return stale.length + notOffered.length === 0 ? null : { ...staleText(stale, locale), notOffered };
}

/**
 * Whether a gap in the lists of these jobs says nothing: true while one of them has never been read to its end,
 * 'not-offered' when the exchange does not give the first, which the list is built from. For loaders.
 */
export function isUnread({ feedStatus }: Site, ...names: [JobName, ...JobName[]]): boolean | 'not-offered' {
  return feedStatus.unread(...names) || (!feedStatus.isOffered(names[0]) && 'not-offered');
}

export function staleText(stale: readonly JobAge<JobName>[], locale: Locale): StaleData {
  const t = textOf(locale);
  const isFault = stale.some((age) => standingOf(age) === 'expired');
  return {
    title: t(isFault ? 'errors.unfetched.title' : 'feeds.late.title'),
    lines: stale.map((age) => lineOf(age, t, locale)),
    isFault,
    unread: stale.filter(({ readAt }) => readAt === null).map(({ job }) => job),
    notOffered: [],
  };
}

function lineOf({ job, readAt, incident }: JobAge<JobName>, t: Text, locale: Locale): string {
  const name = t(`feeds.name.${job}`);
  const age =
    readAt === null
      ? t('feeds.late.unread', { feed: name })
      : t('feeds.late.asOf', { feed: name, date: formatDate(readAt, locale), time: marketTime(readAt) });
  return incident ? `${age} ${t(`feeds.failure.${incident.failure}`)}` : age;
}
