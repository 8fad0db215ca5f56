import { deviceValue } from '#app/live/device-value.ts';
import { FOLLOWED_KEY } from './followed-key.ts';

/** A list of disclosures that the reader follows: kept on the device and nowhere else. */
export interface Followed {
  /** Its query, with the question mark; '' is all of them. */
  query: string;
  /** In the words of the page on which it was chosen. */
  label: string;
  /** What was published until then has been seen. ISO 8601. */
  seen: string;
}

/** An item of the list's JSON feed. */
export interface News {
  id: string;
  url: string;
  title: string;
  date_published: string;
}

/** More would be asked for every minute. */
const MOST = 20;

export const followed = deviceValue<readonly Followed[]>(FOLLOWED_KEY, [], (value) =>
  Array.isArray(value) ? value.filter(isFollowed).slice(0, MOST) : null,
);

function isFollowed(value: unknown): value is Followed {
  const { query, label, seen } = (value ?? {}) as Partial<Followed>;
  return [query, label, seen].every((part) => typeof part === 'string') && !Number.isNaN(Date.parse(seen!));
}

/** The list with one more, or as it was where that is followed already or there are too many. */
export function withOne(all: readonly Followed[], one: Followed): readonly Followed[] {
  return all.length >= MOST || all.some(({ query }) => query === one.query) ? all : [...all, one];
}

export function without(all: readonly Followed[], query: string): readonly Followed[] {
  return all.filter((each) => each.query !== query);
}

/** The list with this one seen up to its newest news; the same list where nothing changes. */
export function seenUpTo(all: readonly Followed[], query: string, newest: string | undefined): readonly Followed[] {
  if (newest === undefined || !all.some((each) => each.query === query && isLater(newest, each.seen))) return all;
  return all.map((each) => (each.query === query ? { ...each, seen: newest } : each));
}

/** What of a feed the reader has not seen yet, the newest first. */
export function unseen(news: readonly News[], { seen }: Pick<Followed, 'seen'>): News[] {
  return news.filter(({ date_published: at }) => isLater(at, seen));
}

/** What the feed says, as far as it is what a JSON feed says. */
export function newsOf(feed: unknown): News[] {
  const { items } = (feed ?? {}) as { items?: unknown };
  if (!Array.isArray(items)) return [];
  return items.filter((item: Partial<News>) =>
    [item?.id, item?.url, item?.title, item?.date_published].every((part) => typeof part === 'string'),
  );
}

function isLater(a: string, b: string): boolean {
  return Date.parse(a) > Date.parse(b);
}
