import { useEffect, useState } from 'react';
import { pageHttp } from '../../live/http-client.ts';
import { newsOf, unseen, type Followed, type News } from './followed.ts';

type NewsByQuery = Readonly<Record<string, readonly News[]>>;

const ASK_AGAIN_MS = 60_000;

/** The news of every followed list, asked of its feed when the page opens and each minute while it is open. */
export function useNews(list: string, all: readonly Followed[]): NewsByQuery {
  const [news, setNews] = useState<NewsByQuery>({});
  const queries = all.map(({ query }) => query).join('\n');
  useEffect(() => {
    const stop = new AbortController();
    const ask = () =>
      Promise.all(all.map((each) => read(list, each, stop.signal))).then((entries) => {
        if (stop.signal.aborted) return;
        setNews((before) => ({ ...before, ...Object.fromEntries(entries.flat()) }));
      });
    void ask();
    const timer = setInterval(() => void ask(), ASK_AGAIN_MS);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
    // A list that was seen is no other list: asking anew is for new queries.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [list, queries]);
  return news;
}

/** A feed that cannot be had is asked again: until then what was known stands. */
async function read(list: string, each: Followed, signal: AbortSignal): Promise<[string, News[]][]> {
  try {
    const news = newsOf(await pageHttp().get(`${list}.feed.json${each.query}`, signal));
    notify.tell(each, unseen(news, each));
    return [[each.query, news]];
  } catch {
    return [];
  }
}

const told = new Set<string>();

/** Notifications of the device, while a page of ours is open and its reader allows them. */
export const notify = {
  async ask(): Promise<NotificationPermission> {
    return Notification.requestPermission();
  },
  /** Once for each item, while nobody looks at the page. */
  tell({ label }: Followed, news: readonly News[]): void {
    const fresh = news.filter(({ id }) => !told.has(id));
    for (const { id } of fresh) told.add(id);
    if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || !document.hidden) return;
    for (const { id, title, url } of fresh) {
      const shown = new Notification(title, { body: label, tag: id, lang: document.documentElement.lang });
      shown.onclick = () => location.assign(new URL(url).pathname);
    }
  },
};
