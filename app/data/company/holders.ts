import type { PlainDate } from '#domain/time.ts';
import { byDay, holdersOn, type Holders } from '#app/blocks/company-figures/holders.ts';
import type { SeenOwnership, Ownership } from '#app/blocks/company-figures/ownership.ts';
import { readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';
import type { Site } from '#app/context.ts';
import { readDay } from '#app/data/status/read-day.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';

export interface HoldersData {
  page: 'top-shareholders';
  stale: StaleData | null;
  unread: boolean | 'not-offered';
  shown: Holders | null;
  days: PlainDate[];
  ignored: readonly Ignored[];
}

export interface OwnershipData {
  page: 'foreign-investments';
  stale: StaleData | null;
  unread: boolean | 'not-offered';
  versions: SeenOwnership[];
  /** Day on which the data was last read. */
  readOn: PlainDate | null;
}

/** The largest holders of a company on the requested day, and the days that have a list. */
export async function loadHolders(site: Site, symbol: string, query: URLSearchParams): Promise<HoldersData> {
  const lists = byDay(await site.store.documents.history<Holders>('top-shareholders', `${symbol}:${site.locale}`));
  const params = readQuery(query);
  const day = params.day('asOf');
  const shown = holdersOn(lists, day) ?? null;
  const isOther = day !== null && shown !== null && shown.asOf !== day;
  return {
    page: 'top-shareholders',
    stale: staleData(site, 'ownership'),
    unread: lists.length === 0 && isUnread(site, 'ownership'),
    shown,
    days: lists.map(({ asOf }) => asOf),
    ignored: isOther ? [...params.ignored, { parameter: 'asOf', value: day }] : params.ignored,
  };
}

/** Shares of a company by group of investors, in every version that this site has received. */
export async function loadOwnership(site: Site, symbol: string): Promise<OwnershipData> {
  const versions = await site.store.documents.history<Ownership>('foreign-investment', symbol);
  return {
    page: 'foreign-investments',
    stale: staleData(site, 'ownership'),
    unread: versions.length === 0 && isUnread(site, 'ownership'),
    readOn: readDay(site, 'ownership'),
    versions: versions.map(({ from, value: { national, gcc, foreign } }) => ({
      from,
      value: { national, gcc, foreign },
    })),
  };
}
