import { deviceValue } from '#app/live/device-value.ts';
import { FOLLOWED_KEY } from './followed-key.ts';

/** A list of disclosures that the reader follows: stored on the device only. */
export interface Followed {
  /** The list's query, with the question mark; '' for all disclosures. */
  query: string;
  /** Label in the language of the page on which the list was chosen. */
  label: string;
  /** Publications up to this time have been seen. ISO 8601. */
  seen: string;
}

/** An item of the list's JSON feed. */
export interface News {
  id: string;
  url: string;
  title: string;
  date_published: string;
}

/** More lists would each be fetched every minute. */
const MOST = 20;

export const followed = deviceValue<readonly Followed[]>(FOLLOWED_KEY, [], (value) =>
  Array.isArray(value) ? value.filter(isFollowed).slice(0, MOST) : null,
);

function isFollowed(value: unknown): value is Followed {
  const { query, label, seen } = (value ?? {}) as Partial<Followed>;
  return [query, label, seen].every((part) => typeof part === 'string') && !Number.isNaN(Date.parse(seen!));
}

/** The lists with one more; unchanged when it is already followed or there are too many. */
export function withOne(all: readonly Followed[], one: Followed): readonly Followed[] {
  return all.length >= MOST || all.some(({ query }) => query === one.query) ? all : [...all, one];
}

export function without(all: readonly Followed[], query: string): readonly Followed[] {
  return all.filter((each) => each.query !== query);
}

/** The lists with this one seen up to its newest news; the same array when nothing changes. */
export function seenUpTo(all: readonly Followed[], query: string, newest: string | undefined): readonly Followed[] {
  if (newest === undefined || !all.some((each) => each.query === query && isLater(newest, each.seen))) return all;
  return all.map((each) => (each.query === query ? { ...each, seen: newest } : each));
}

/** Unseen items of a feed, newest first. */
export function unseen(news: readonly News[], { seen }: Pick<Followed, 'seen'>): News[] {
  return news.filter(({ date_published: at }) => isLater(at, seen));
}

/** The valid items of a JSON feed. */
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
