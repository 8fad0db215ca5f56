import { askSettled } from './built-pages.ts';
import { idsOf, linksOf } from './html.ts';

/** Other tests read at the same time: no more pages may be rendered at a time than a slow machine admits. */
const AT_ONCE = 2;

/**
 * How a crawler handles an address: reads it and follows its links, only requests it, notes it without a request, or
 * skips it.
 */
export type Look = 'read' | 'ask' | 'note' | 'pass';

export interface Place {
  /** null when it was not requested. */
  status: number | null;
  /** The first page that links to it. */
  from: string;
  /** null when it was only requested, or is not a page. */
  html: string | null;
}

export interface Crawl {
  /** Keyed by path and query, as in the links. */
  places: ReadonlyMap<string, Place>;
  /** Fragments that links refer to: `[from, path, id]`. */
  fragments: readonly (readonly [string, string, string])[];
}

/** Follows every link within the site, starting from the given addresses. */
export async function crawl(
  siteUrl: string,
  starts: readonly string[],
  lookAt: (path: string) => Look,
): Promise<Crawl> {
  const places = new Map<string, Place>();
  const fragments: [string, string, string][] = [];
  const waiting = starts.map((path) => ({ path, from: 'the start' }));

  function note(href: string, from: string): void {
    const { origin, pathname, search, hash } = new URL(href, siteUrl + from);
    if (origin !== siteUrl) return;
    if (hash !== '') fragments.push([from, pathname + search, decodeURIComponent(hash.slice(1))]);
    waiting.push({ path: pathname + search, from });
  }

  async function visit({ path, from }: { path: string; from: string }): Promise<void> {
    if (places.has(path)) return;
    const look = lookAt(path);
    if (look === 'pass') return;
    const place: Place = { status: null, from, html: null };
    places.set(path, place);
    if (look === 'note') return;
    const method = look === 'read' ? 'GET' : 'HEAD';
    const answer = await askSettled(siteUrl + path, { method });
    const text = await answer.text();
    place.status = answer.status;
    if (method === 'HEAD' || !answer.headers.get('content-type')?.startsWith('text/html')) return;
    place.html = text;
    for (const href of linksOf(text)) note(href, path);
  }

  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
  return { places, fragments };
}

/** Links to a fragment that is not on its page; skipped pages are not checked. */
export async function lostFragments(siteUrl: string, { places, fragments }: Crawl): Promise<string[]> {
  const ids = new Map<string, Set<string>>();
  const lost: string[] = [];
  for (const [from, path, id] of fragments) {
    if (!places.has(path)) continue;
    const known = ids.get(path) ?? idsOf(places.get(path)?.html ?? (await (await askSettled(siteUrl + path)).text()));
    ids.set(path, known);
    if (!known.has(id)) lost.push(`${path}#${id} on ${from}`);
  }
  return lost;
}
