import { pageHttp } from '#app/live/http-client.ts';
import { followed, newsOf, unseen, type Followed, type News } from './followed.ts';
import { notifyOf } from './notices.ts';

const ASK_AGAIN_MS = 60_000;

/** The news of each followed list, keyed by its query. */
export type NewsByQuery = ReadonlyMap<string, readonly News[]>;

/**
 * Fetches each followed list's feed, at `list` with the list's own query: now, each minute while the page is open, and
 * when another list is followed. `tell` receives all news so far.
 */
export function followNews(list: string, tell: (news: NewsByQuery) => void): void {
  const news = new Map<string, readonly News[]>();
  let asked = '';
  async function ask(): Promise<void> {
    const all = followed.read();
    asked = queriesOf(all);
    await Promise.all(all.map((each) => read(each)));
    tell(news);
  }
  /** A feed that failed is fetched again; until then the earlier news stay. */
  async function read(each: Followed): Promise<void> {
    try {
      const fresh = newsOf(await pageHttp().get(`${list}.feed.json${each.query}`));
      news.set(each.query, fresh);
      notifyOf(each, unseen(fresh, each));
    } catch {
      // Retried in a minute.
    }
  }
  void ask();
  setInterval(() => void ask(), ASK_AGAIN_MS);
  // A change of the seen time alone does not change the lists.
  followed.listen(() => asked !== queriesOf(followed.read()) && void ask());
}

function queriesOf(all: readonly Followed[]): string {
  return all.map(({ query }) => query).join('\n');
}
