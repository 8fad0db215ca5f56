import { pick, textsOf } from '#domain/bilingual.ts';
import { tonnesOf, type CarbonRetirement } from '#domain/carbon.ts';
import { holdsWords } from '#domain/search-words.ts';
import { textOf } from '#messages/text.tsx';
import type { CreditsData, RegisterData } from '#app/blocks/carbon/carbon-data.ts';
import { parseRetirements, type RetirementFilters } from '#app/blocks/carbon/retirement-filters.ts';
import { followLabels } from '#app/blocks/exports/export-labels.ts';
import { pageWithin } from '#app/blocks/filtered-list/search-params.ts';
import type { Site } from '#app/context.ts';
import { readDay } from '#app/data/status/read-day.ts';
import { isUnread } from '#app/data/status/stale-data.ts';

const PAGE_SIZE = 20;

/** All retirements up to today, oldest first; empty when the register was not read. */
export async function loadRetirements(site: Site): Promise<readonly CarbonRetirement[]> {
  const held = await site.store.documents.find<readonly CarbonRetirement[]>('carbon-retirements', 'all');
  const today = site.today();
  return (held?.value ?? []).filter(({ on }) => on <= today);
}

/** The rows of the register and of its files, for the query. */
export async function findRetirements(site: Site, query: URLSearchParams, symbols: readonly string[]) {
  const all = await loadRetirements(site);
  const filters = parseRetirements(query, symbols);
  return { all, filters, found: all.filter((one) => isIncluded(one, filters)).toSorted(orderOf(filters)) };
}

/** A page of the register. */
export async function loadRegister(site: Site, query: URLSearchParams, credits: CreditsData): Promise<RegisterData> {
  const symbols = credits.rows.map(({ symbol }) => symbol);
  const { all, filters, found } = await findRetirements(site, query, symbols);
  const { page, pages, ignored } = pageWithin(filters, found.length, PAGE_SIZE);
  return {
    unread: all.length === 0 && isUnread(site, 'carbon-retirements'),
    isEmpty: all.length === 0,
    filters: { ...filters, page, ignored },
    credits: credits.rows.map(({ symbol, name }) => ({ symbol, name: pick(name, site.locale) })),
    rows: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    tonnes: tonnesOf(found),
    total: found.length,
    pages,
    size: PAGE_SIZE,
    count: textOf(site.locale)('carbon.count', { count: found.length }),
    files: followLabels(site, 'investing-carbon-credits'),
    readOn: readDay(site, 'carbon-retirements'),
  };
}

function isIncluded(
  { symbol, owner, on, serialFrom, serialTo }: CarbonRetirement,
  filters: RetirementFilters,
): boolean {
  const { credit, words, from, to } = filters;
  return (
    (credit === null || symbol === credit) &&
    (from === null || on >= from) &&
    (to === null || on <= to) &&
    holdsWords([symbol, ...textsOf(owner), serialFrom, serialTo].join(' '), words)
  );
}

function orderOf({ sort, ascending }: RetirementFilters) {
  const sign = ascending ? 1 : -1;
  const byDay = (a: CarbonRetirement, b: CarbonRetirement) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1);
  return (a: CarbonRetirement, b: CarbonRetirement) =>
    sign * (sort === 'tonnes' ? a.tonnes - b.tonnes || byDay(a, b) : byDay(a, b)) ||
    (a.serialFrom < b.serialFrom ? -1 : 1);
}
