import type { Bilingual } from '#domain/bilingual.ts';
import type { Security, SecurityKind } from '#domain/security.ts';
import type { Instant } from '#domain/time.ts';
import { SECURITY_LISTS } from '../../../../blocks/security-list/kinds.ts';
import type { ListedRow } from '../../../../blocks/security-list/listed-row.ts';
import { parseListing, sectorSlug, type Listing } from '../../../../blocks/security-list/listing.ts';
import type { Site } from '../../../../context.ts';

export interface SecurityListData {
  kind: SecurityKind | null;
  rows: ListedRow[];
  sectors: Bilingual[];
  listing: Listing;
  /** How many securities each list holds, by the kind of its page; '' holds all. */
  counts: Record<string, number>;
  now: Instant;
  simulated: boolean;
}

const LISTED_KINDS: readonly SecurityKind[] = SECURITY_LISTS.flatMap(({ kind }) => kind ?? []);

/** The securities of a kind (null: of all six lists) with the state of their trading, and what the address asks of them. */
export async function loadSecurityList(
  site: Site,
  query: URLSearchParams,
  kind: SecurityKind | null,
): Promise<SecurityListData> {
  const { store, live, now } = site;
  const [securities, stored, profiles] = await Promise.all([
    store.securities.list({ exchange: 'home', active: true }),
    store.quotes.list(),
    store.profiles.list(),
  ]);
  const listed = securities.filter((security) => LISTED_KINDS.includes(security.kind));
  const shown = kind ? listed.filter((security) => security.kind === kind) : listed;
  const quotes = new Map([...stored, ...live.quotes()].map((quote) => [quote.symbol, quote]));
  const shares = new Map(profiles.map(({ symbol, issuedShares }) => [symbol, issuedShares]));
  const sectors = sectorsOf(shown);
  return {
    kind,
    rows: shown.map(({ symbol, isin, name, sector, board }) => ({
      symbol,
      isin,
      name,
      sector,
      board,
      quote: quotes.get(symbol) ?? null,
      issuedShares: shares.get(symbol) ?? null,
    })),
    sectors,
    listing: parseListing(
      query,
      sectors.map((sector) => sectorSlug(sector.en)),
    ),
    counts: countsOf(listed),
    now: now(),
    simulated: live.clock().simulated,
  };
}

function sectorsOf(securities: readonly Security[]): Bilingual[] {
  const byName = new Map(securities.flatMap(({ sector }) => (sector ? [[sector.en, sector] as const] : [])));
  return [...byName.values()].sort((a, b) => (a.en < b.en ? -1 : 1));
}

function countsOf(securities: readonly Security[]): Record<string, number> {
  const counts: Record<string, number> = { '': securities.length };
  for (const { kind } of securities) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
