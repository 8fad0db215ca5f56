import { Feed } from 'feed';
import type { FileFormat } from '#app/site-map.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time.ts';
import type { FeedItem, Provenance } from './table.ts';

export type FeedFormat = Extract<FileFormat, 'rss' | 'atom' | 'feed.json'>;

/** Enough for a reader who returns after some days. */
export const FEED_ITEMS = 50;
/** XML 1.0 allows no other characters below the space, and no lone surrogates. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

interface SerializedFeed {
  body: string;
  /** When the newest item was published; null for an empty feed. */
  changedAt: Instant | null;
}

/** The newest items as RSS 2.0, Atom (RFC 4287) or JSON Feed 1. */
export function asFeed(
  format: FeedFormat,
  { title, items: all }: { title: string; items: readonly FeedItem[] },
  { source, page, search, domain }: Pick<Provenance, 'source' | 'page'> & { search: string; domain: string },
  { locale, since }: { locale: Locale; since: Instant },
): SerializedFeed {
  const items = all.toSorted((a, b) => b.publishedAt - a.publishedAt).slice(0, FEED_ITEMS);
  const changedAt = items[0]?.publishedAt ?? null;
  const own = (ending: FeedFormat) => `${page}.${ending}${search}`;
  const feed = new Feed({
    id: page + search,
    link: page + search,
    title: plain(`${title} · ${source}`),
    description: plain(`${title} · ${source}`),
    language: locale,
    updated: new Date(changedAt ?? since),
    generator: false,
    author: { name: source },
    feedLinks: { rss: own('rss'), atom: own('atom'), json: own('feed.json') },
  });
  for (const each of items) feed.addItem(itemOf(each, domain));
  return { body: written(feed, format), changedAt };
}

function itemOf({ id, title, url, publishedAt, summary, category }: FeedItem, domain: string) {
  const at = new Date(publishedAt);
  return {
    id: uriOf(id, domain),
    guid: uriOf(id, domain),
    title: plain(title),
    link: url,
    date: at,
    published: at,
    // Feed readers treat it as HTML.
    ...(summary && { description: escaped(plain(summary)) }),
    ...(category && { category: [{ name: plain(category), term: plain(category) }] }),
  };
}

function written(feed: Feed, format: FeedFormat): string {
  if (format === 'rss') return feed.rss2();
  return format === 'atom' ? feed.atom1() : feed.json1();
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Atom requires an IRI that never changes (RFC 4287, 4.2.6), so the id does not contain the site's address. */
function uriOf(id: string, domain: string): string {
  return UUID.test(id) ? `urn:uuid:${id}` : `urn:x-${domain}:${encodeURIComponent(id)}`;
}

/** The text on one line, without characters that would break a file. */
function plain(text: string): string {
  return text.toWellFormed().replace(FORBIDDEN, '').replace(/\s+/g, ' ').trim();
}
