import { pick } from '#domain/bilingual.ts';
import { BULK_YEAR, bulkKey, type BulkYear, type Correction } from '#domain/bulk-file.ts';
import { marketDate, marketInstant } from '#domain/date.ts';
import type { Site } from '#app/context.ts';
import { asFeed } from '#app/exports/serialize-feed.ts';
import type { FeedItem } from '#app/exports/table.ts';
import { textOf } from '#messages/text.tsx';
import { DOCUMENTATION_PATH } from './problem.ts';
import { API_BASE } from './resources.ts';
import { loadCorrections } from './resources/corrections.ts';
import { CHANGES } from './resources/service.ts';

interface Items {
  title: string;
  items: FeedItem[];
}

/** Number of corrected figures listed in an item; the linked address has all. */
const FIGURES_MOST = 10;

/** JSON feeds, by path below the version without `.feed.json`. */
const FEEDS: Readonly<Record<string, (site: Site) => Promise<Items> | Items>> = {
  '/bulk': writtenYears,
  '/corrections': corrections,
  '/changes': versions,
};
const ENDING = '.feed.json';

/** The feed at a path below the version, as JSON Feed; null when there is none. */
export async function feedAt(path: string, site: Site): Promise<string | null> {
  const name = path.endsWith(ENDING) ? path.slice(0, -ENDING.length) : '';
  const load = Object.hasOwn(FEEDS, name) ? FEEDS[name] : undefined;
  if (!load) return null;
  const { origin, locale, exchange } = site;
  return asFeed(
    'feed.json',
    await load(site),
    {
      source: pick(exchange.name, locale),
      page: origin + API_BASE + name,
      search: '',
      domain: new URL(origin).hostname,
    },
    { locale, since: site.now() },
  ).body;
}

/** The years written last, an item for each revision. */
async function writtenYears({ origin, locale, store }: Site): Promise<Items> {
  const t = textOf(locale);
  const documents = await store.documents.list<BulkYear>(BULK_YEAR);
  const items = documents.map(({ value: { set, year, revision, writtenAt } }) => ({
    id: `bulk-${bulkKey({ set, year })}-${revision}`,
    title: t('api.bulk.item', { name: t(`api.bulk.${set}`), year: String(year), revision }),
    url: `${origin}${API_BASE}/bulk/${set}/${year}.csv?revision=${revision}`,
    publishedAt: writtenAt,
  }));
  return { title: t('api.tag.bulk'), items };
}

/** Corrections of a list made together, as one item with the first changed figures. */
async function corrections(site: Site): Promise<Items> {
  const { origin, locale } = site;
  const t = textOf(locale);
  const together = Map.groupBy(await loadCorrections(site, {}), ({ set, year, at }) => `${set}-${year}-${at}`);
  const items = [...together].map(([id, rows]) => {
    const { set, year, at } = rows[0]!;
    const day = marketDate(at);
    return {
      id: `corrections-${id}`,
      title: t('api.corrections.item', { name: t(`api.bulk.${set}`), year: String(year), count: rows.length }),
      url: `${origin}${API_BASE}/corrections?${new URLSearchParams({ set, from: day, to: day })}`,
      publishedAt: at,
      summary: rows.slice(0, FIGURES_MOST).map(figureOf).join('\n'),
    };
  });
  return { title: t('api.resource.corrections'), items };
}

/** 'MARSA 2025-03-04 close: 1.200 → 1.300' */
function figureOf({ symbol, date, field, old, new: now }: Correction): string {
  const what = [symbol, date, field].filter((part) => part !== null).join(' ');
  return `${what}: ${old || 'null'} → ${now || 'null'}`;
}

/** The versions of the API. */
function versions({ origin, locale }: Site): Items {
  const t = textOf(locale);
  const items = CHANGES.map(({ version, date, what }) => ({
    id: `api-${version}`,
    title: t('api.change.item', { version }),
    url: `${origin}${DOCUMENTATION_PATH}#versions`,
    publishedAt: marketInstant(date, '00:00'),
    summary: t(`api.change.${what}`),
  }));
  return { title: t('api.resource.changes'), items };
}
