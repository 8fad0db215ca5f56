import { textsOf } from '#domain/bilingual.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import {
  lastDayToBuyRights,
  raisedBy,
  RIGHTS_DOCUMENT_KIND,
  rightsState,
  type RightsIssue,
} from '#domain/rights-issue.ts';
import { holdsWords } from '#domain/search-words.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { parseRights, type RightsFilters } from '#app/blocks/rights/rights-filters.ts';
import type { RightsRow } from '#app/blocks/rights/rights-data.ts';
import type { Site } from '#app/context.ts';

/** Every rights issue, latest meeting first. */
export async function knownRights(site: Site): Promise<RightsRow[]> {
  const [documents, securities] = await Promise.all([
    site.store.documents.list<RightsIssue>(RIGHTS_DOCUMENT_KIND),
    site.store.securities.list({ exchange: 'home' }),
  ]);
  const names = new Map(securities.map(({ symbol, name }) => [symbol, name]));
  const today = site.today();
  return documents
    .map(({ value: issue }): RightsRow => ({
      issue,
      name: names.get(issue.symbol) ?? null,
      state: rightsState(issue, today),
      lastDayToBuy: lastDayToBuyRights(issue.days),
      raised: raisedBy(issue),
    }))
    .sort(latestFirst);
}

function latestFirst({ issue: a }: RightsRow, { issue: b }: RightsRow): number {
  const [one, other] = [dayOf(a), dayOf(b)];
  return one === other ? (a.code < b.code ? -1 : 1) : one < other ? 1 : -1;
}

/** The day by which an issue is dated; an issue without any day is still to come. */
function dayOf({ days }: RightsIssue): PlainDate {
  return days.meeting ?? days.ex ?? days.tradingFrom ?? '9999-12-31';
}

/** The search finds issues by this name in either language. */
function kindNames(): string[] {
  return LOCALE_CODES.map((locale) => textOf(locale)('rights.kind'));
}

export interface FoundRights {
  all: readonly RightsRow[];
  /** Years with an issue, latest first. */
  years: readonly string[];
  filters: RightsFilters;
  found: readonly RightsRow[];
}

/** The rows of the page's list and of its files. */
export async function findRights(site: Site, query: URLSearchParams): Promise<FoundRights> {
  const all = await knownRights(site);
  const years = [...new Set(all.flatMap(({ issue }) => (issue.days.meeting ? [issue.days.meeting.slice(0, 4)] : [])))];
  const filters = parseRights(query, years);
  const { state, year, words } = filters;
  const found = all.filter(
    (row) =>
      (state === null || row.state === state) &&
      (year === null || row.issue.days.meeting?.startsWith(year)) &&
      holdsWords([...kindNames(), row.issue.symbol, row.issue.rightsSymbol, ...textsOf(row.name)].join(' '), words),
  );
  return { all, years, filters, found };
}
