import { pick, textsOf } from '#domain/bilingual.ts';
import { holdsWords } from '#domain/search-words.ts';
import { sectorsOf, segmentOf, type Security, sectorSlug, type Segment } from '#domain/security.ts';
import type { ShariaCompany, ShariaQuarter } from '#domain/sharia.ts';
import { SECURITY_LISTS } from '#app/blocks/security-list/kinds.ts';
import {
  parseClasses,
  type ClassificationFilters,
  type ShariaState,
} from '#app/blocks/sharia/classification-filters.ts';
import type { Site } from '#app/context.ts';
import { newestList } from './quarters.ts';

/** A listed security with its status on the quarter's list; null when there is no list. */
export interface Classed {
  security: Security;
  sharia: ShariaState | null;
}

export interface FilteredClassification {
  /** All listed securities. */
  all: Classed[];
  found: Classed[];
  filters: ClassificationFilters;
  /** The newest quarter with a Sharia list of this exchange; undefined when there is none. */
  quarter: ShariaQuarter | undefined;
}

/** Every security of the six lists with its classes that matches the filters of the query. */
export async function filteredClassification(site: Site, query: URLSearchParams): Promise<FilteredClassification> {
  const [securities, newest] = await Promise.all([
    site.store.securities.list({ exchange: 'home', active: true }),
    newestList(site, 'home'),
  ]);
  const listed = securities.filter(({ kind }) => SECURITY_LISTS.some((list) => list.kind === kind));
  const sharia = shariaStates(listed, newest?.list ?? null);
  const all = listed.map((security) => ({ security, sharia: sharia(security) }));
  const filters = parseClasses(query, {
    kinds: kindsOf(all),
    boards: segmentsOf(all),
    sectors: sectorsOf(listed).map(sectorSlug),
  });
  return { all, found: all.filter((each) => isIncluded(each, filters, site)), filters, quarter: newest?.quarter };
}

/** A kind without any security on the list counts as not screened; without a list, no status is known. */
function shariaStates(
  listed: readonly Security[],
  companies: readonly ShariaCompany[] | null,
): (security: Security) => ShariaState | null {
  if (companies === null) return () => null;
  const list = new Set(companies.map(({ symbol }) => symbol));
  const screened = new Set(listed.flatMap(({ symbol, kind }) => (list.has(symbol) ? kind : [])));
  return ({ symbol, kind }) => {
    if (list.has(symbol)) return 'listed';
    return screened.has(kind) ? 'not-listed' : 'not-screened';
  };
}

export function kindsOf(all: readonly Classed[]): string[] {
  return SECURITY_LISTS.flatMap(({ kind }) => (all.some(({ security }) => security.kind === kind) ? (kind ?? []) : []));
}

/** The segments of the market that the securities trade in. */
export function segmentsOf(all: readonly Classed[]): string[] {
  return [...new Set(all.flatMap(({ security }) => segmentIn(security) ?? []))].sort();
}

export function segmentIn({ board, kind }: Security): Segment | null {
  return board && segmentOf(board, kind);
}

function isIncluded({ security, sharia }: Classed, filters: ClassificationFilters, { locale }: Site): boolean {
  const { symbol, isin, name, kind, sector } = security;
  return (
    (filters.kind === null || kind === filters.kind) &&
    (filters.board === null || segmentIn(security) === filters.board) &&
    (filters.sector === null || (sector !== null && sectorSlug(sector) === filters.sector)) &&
    (filters.sharia === null || sharia === filters.sharia) &&
    holdsWords([symbol, isin, ...textsOf(name), sector && pick(sector, locale)].join(' '), filters.words)
  );
}
