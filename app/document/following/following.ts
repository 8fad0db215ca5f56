import { setText } from '#app/live/set-text.ts';
import { showWhen } from '#app/elements/live-element.ts';
import { followed, seenUpTo, unseen, withOne, without, type Followed, type News } from './followed.ts';
import { followNews, type NewsByQuery } from './news.ts';
import { permissionNow } from './notices.ts';

/** Number of news items named per list. */
const NAMED = 3;

/**
 * Disclosures that the reader follows without an account: the lists are stored on the device, and each fetches its own
 * feed. The section replaces the template that the server rendered (blocks/following).
 */
export function serveFollowing(template: HTMLTemplateElement): void {
  const { list, query, label } = template.dataset as Record<'list' | 'query' | 'label', string>;
  const section = document.importNode(template.content, true).firstElementChild as HTMLElement;
  const row = section.querySelector('template')!;
  const rows = new Map<string, HTMLElement>();
  let news: NewsByQuery = new Map();
  const newest = () => news.get(query)?.[0]?.date_published;

  function rowOf({ query: of }: Followed): HTMLElement {
    const made = rows.get(of) ?? (document.importNode(row.content, true).firstElementChild as HTMLElement);
    rows.set(of, made);
    return made;
  }
  function show(): void {
    const all = followed.read();
    const lines = all.map((each) => filled(rowOf(each), each, list, news.get(each.query)));
    const place = section.querySelector('ul')!;
    if (lines.length !== place.children.length || lines.some((line, at) => line !== place.children[at]))
      place.replaceChildren(...lines);
    section.querySelector<HTMLElement>('[data-offer]')!.hidden = all.some((each) => each.query === query);
    showWhen(section.querySelector('[data-notices]')!, all.length > 0 ? [permissionNow()] : []);
  }

  section.addEventListener('click', ({ target }) => {
    const act = (target as Element).closest<HTMLElement>('button')?.dataset['act'];
    if (act === 'follow')
      followed.keep(withOne(followed.read(), { query, label, seen: newest() ?? new Date().toISOString() }));
    if (act === 'stop') followed.keep(without(followed.read(), queryAt(rows, target as Node)));
    if (act === 'notify') void Notification.requestPermission().then(show);
  });
  followed.listen(show);
  followNews(list, (heard) => {
    news = heard;
    const seen = seenUpTo(followed.read(), query, newest());
    if (seen === followed.read()) show();
    else followed.keep(seen);
  });
  show();
  template.replaceWith(section);
}

function queryAt(rows: ReadonlyMap<string, HTMLElement>, target: Node): string {
  return [...rows].find(([, row]) => row.contains(target))?.[0] ?? '';
}

/**
 * Fills the row of a followed list: its label, and what is new in its `heard` news; without news before they have
 * arrived.
 */
function filled(row: HTMLElement, one: Followed, list: string, heard: readonly News[] | undefined): HTMLElement {
  row.querySelector('a')!.setAttribute('href', list + one.query);
  for (const name of row.querySelectorAll('[data-label]')) setText(name, one.label);
  if (heard) tell(row.querySelector<HTMLElement>('[role=status]')!, unseen(heard, one));
  return row;
}

/** Shows how many are new since the last look, and the newest of them. Unchanged text is not read out again. */
function tell(status: HTMLElement, news: readonly News[]): void {
  const told = news.map(({ id }) => id).join();
  if (status.dataset['told'] === told) return;
  status.dataset['told'] = told;
  showWhen(status, [news.length > 0 ? 'new' : 'none']);
  setText(status.querySelector('[data-count]'), String(news.length));
  const named = status.querySelector('template')!;
  for (const old of status.querySelectorAll('[data-named]')) old.remove();
  status.append(...news.slice(0, NAMED).map((item) => namedItem(named, item)));
}

function namedItem(template: HTMLTemplateElement, { url, title }: News): Element {
  const item = document.importNode(template.content, true).firstElementChild!;
  item.querySelector('a')!.setAttribute('href', new URL(url).pathname);
  setText(item.querySelector('bdi'), title);
  return item;
}
