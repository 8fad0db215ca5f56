import type { Disclosure } from '#domain/disclosure.ts';
import { pageWithin } from '../../../../blocks/company-records/asked.ts';
import {
  DISCLOSURE_KINDS,
  parseDisclosures,
  type AskedDisclosures,
} from '../../../../blocks/company-records/disclosures-asked.ts';
import type { DisclosureRow } from '../../../../blocks/publications/disclosure-list.tsx';
import { disclosureRow } from '../../../../blocks/publications/disclosure-row.ts';
import type { Site } from '../../../../context.ts';
import { isUnread, lateData, type LateData } from '../../../../late-data.ts';

export interface DisclosuresData {
  page: 'news-disclosures';
  late: LateData | null;
  unread: boolean;
  asked: AskedDisclosures;
  rows: DisclosureRow[];
  total: number;
  pages: number;
  size: number;
}

const PAGE_SIZE = 20;
/** As many as the store gives at once. */
const MOST_AT_ONCE = 500;

/** A page of what the issuer told the market, as the address asks. */
export async function loadDisclosures(site: Site, symbol: string, query: URLSearchParams): Promise<DisclosuresData> {
  const asked = parseDisclosures(query);
  const wish = wishOf(site, symbol, asked);
  const ask = (page: number) => site.store.disclosures.page({ ...wish, skip: (page - 1) * PAGE_SIZE, take: PAGE_SIZE });
  const found = await ask(asked.page);
  const { page, pages, ignored } = pageWithin(asked, found.total, PAGE_SIZE);
  const { items } = page === asked.page ? found : await ask(page);
  return {
    page: 'news-disclosures',
    late: lateData(site, 'disclosures', 'disclosure-history'),
    unread: items.length === 0 && isUnread(site, 'disclosures'),
    asked: { ...asked, page, ignored },
    rows: items.map(disclosureRow),
    total: found.total,
    pages,
    size: PAGE_SIZE,
  };
}

/** All that the address asks for, without its pages: for a file. */
export async function allDisclosures(site: Site, symbol: string, asked: AskedDisclosures): Promise<Disclosure[]> {
  const wish = wishOf(site, symbol, asked);
  const rows: Disclosure[] = [];
  for (;;) {
    const { items, total } = await site.store.disclosures.page({ ...wish, skip: rows.length, take: MOST_AT_ONCE });
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) return rows;
  }
}

function wishOf({ locale, now }: Site, symbol: string, { words, kind, from, to }: AskedDisclosures) {
  return {
    lang: locale,
    symbol,
    announcementType: 'Disclosure',
    fileType: kind ? DISCLOSURE_KINDS[kind] : undefined,
    words,
    from: from ?? undefined,
    to: to ?? undefined,
    until: now(),
  };
}
