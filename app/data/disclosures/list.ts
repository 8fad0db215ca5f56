import type { DisclosureKind } from '#domain/disclosure-kind.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { everyPage } from '#domain/every-page.ts';
import { pageWithin } from '#app/blocks/filtered-list/search-params.ts';
import { INTERVAL_OF, type DisclosureFilters } from '#app/blocks/disclosures/disclosure-filters.ts';
import type { DisclosureRow } from '#app/blocks/publications/disclosure-list.tsx';
import { disclosureRow } from '#app/blocks/publications/disclosure-row.ts';
import type { Site } from '#app/context.ts';
import { ISSUERS_OWN } from './find.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';

export interface DisclosuresData {
  stale: StaleData | null;
  unread: boolean | 'not-offered';
  /** Older disclosures are still being read: the list is incomplete. */
  isGrowing: boolean;
  filters: DisclosureFilters;
  /** Number of disclosures of each kind, whichever kind is requested. */
  kinds: Partial<Record<DisclosureKind, number>>;
  rows: DisclosureRow[];
  total: number;
  pages: number;
  size: number;
}

const PAGE_SIZE = 20;

/** The store returns no more in one call. */
const STORE_TAKES = 500;

/** A page of disclosures for the query; of one issuer, or of all. */
export async function loadDisclosures(
  site: Site,
  filters: DisclosureFilters,
  symbol?: string,
): Promise<DisclosuresData> {
  const filter = filterOf(site, filters, symbol);
  const ask = (page: number) =>
    site.store.disclosures.newest({ ...filter, skip: (page - 1) * PAGE_SIZE, take: PAGE_SIZE });
  const { kind: _, ...ofAnyKind } = filter;
  const [found, kinds] = await Promise.all([ask(filters.page), site.store.disclosures.kinds(ofAnyKind)]);
  const total = filters.kind ? (kinds[filters.kind] ?? 0) : Object.values(kinds).reduce((sum, count) => sum + count, 0);
  const { page, pages, ignored } = pageWithin(filters, total, PAGE_SIZE);
  const items = page === filters.page ? found : await ask(page);
  return {
    stale: staleData(site, 'disclosures', 'disclosure-history'),
    unread: items.length === 0 && isUnread(site, 'disclosures'),
    isGrowing: isUnread(site, 'disclosure-history') === true,
    filters: { ...filters, page, ignored },
    kinds,
    rows: items.map((item) => disclosureRow(item, symbol === undefined)),
    total,
    pages,
    size: PAGE_SIZE,
  };
}

/** Number of disclosures that the filters select. */
export async function countDisclosures(site: Site, filters: DisclosureFilters): Promise<number> {
  return (await site.store.disclosures.page({ ...filterOf(site, filters), take: 1 })).total;
}

/** All disclosures that the filters select, or the newest of them, without paging. For files. */
export async function allDisclosures(
  site: Site,
  filters: DisclosureFilters,
  { symbol, most }: { symbol?: string; most?: number } = {},
): Promise<Disclosure[]> {
  const filter = filterOf(site, filters, symbol);
  if (most !== undefined) return site.store.disclosures.newest({ ...filter, take: most });
  return everyPage((range) => site.store.disclosures.page({ ...filter, ...range }));
}

/** Cursor that names a disclosure in the address of the next page. */
const markOf = ({ id }: Disclosure): string => Buffer.from(id).toString('base64url');

/**
 * Up to `limit` disclosures of the query after the marked one, and the mark of the next page when there is one; null
 * when the marked disclosure no longer exists.
 */
export async function disclosuresAfter(
  site: Site,
  filters: DisclosureFilters,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ rows: Disclosure[]; next: string | null } | null> {
  const filter = filterOf(site, filters);
  const { disclosures } = site.store;
  const marked = after && (await disclosures.find(Buffer.from(after, 'base64url').toString(), undefined, filter.lang));
  if (after && (!marked || marked.lang !== filter.lang)) return null;
  const rows: Disclosure[] = [];
  for (let last = marked || undefined; rows.length <= limit; last = rows.at(-1)) {
    const take = Math.min(limit + 1 - rows.length, STORE_TAKES);
    const some = await disclosures.newest({ ...filter, after: last, take });
    rows.push(...some);
    if (some.length < take) return { rows, next: null };
  }
  const shown = rows.slice(0, limit);
  return { rows: shown, next: markOf(shown.at(-1)!) };
}

/** The newest disclosure by an issuer; empty when there is none. */
export async function newestDisclosures({ store, locale, now }: Site): Promise<Disclosure[]> {
  return store.disclosures.newest({ lang: locale, announcementType: ISSUERS_OWN, until: now(), take: 1 });
}

function filterOf(
  { locale, now }: Site,
  { words, exchange, issuer, kind, language, period, from, to }: DisclosureFilters,
  symbol?: string,
) {
  return {
    lang: language ?? locale,
    symbol: symbol ?? issuer ?? undefined,
    exchange: exchange ?? undefined,
    announcementType: ISSUERS_OWN,
    kind: kind ?? undefined,
    reportInterval: period ? INTERVAL_OF[period] : undefined,
    words,
    from: from ?? undefined,
    to: to ?? undefined,
    until: now(),
  };
}
