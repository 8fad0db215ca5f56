import { ELECTION_PHASES, electionPhase, type BoardElection } from '#domain/board-election.ts';
import { textOf } from '#messages/text.tsx';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { pageWithin } from '#app/blocks/filtered-list/search-params.ts';
import { parseElections, type ElectionFilters } from '#app/blocks/e-board/election-filters.ts';
import type { ElectionsData } from '#app/blocks/e-board/election-view.ts';
import { followLabels } from '#app/blocks/exports/export-labels.ts';
import type { Site } from '#app/context.ts';
import { staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import { filtersOf, isOpen, issuerName, loadElections, type KnownElections } from './elections.ts';
import { electionView } from './election-text.ts';

/** A list by open seats, or by the nominations of all elections. */
export type ElectionList = 'positions' | 'track';

export interface ElectionListData extends ElectionsData {
  list: ElectionList;
  stale: StaleData | null;
  trail: Crumb[];
  head: { title: string; description: string; lead: string };
  beside: { to: string; label: string };
}

const PAGE_SIZE = 20;
const PAGES = {
  positions: 'the-exchange-e-board-positions',
  track: 'the-exchange-e-board-track-nominations',
} as const;

/** Elections that an address requests, before paging. */
export async function findElections(site: Site, list: ElectionList, query: URLSearchParams) {
  const known = await loadElections(site);
  const today = site.today();
  const listed = list === 'track' ? known.elections : known.elections.filter((each) => isOpen(each, today));
  const filters = parseElections(query, [...new Set(listed.map(({ symbol }) => symbol))]);
  return { known, listed, filters, found: filtersOf(listed, filters, today) };
}

/** A page of the list for the query. */
export async function loadElectionList(
  site: Site,
  list: ElectionList,
  query: URLSearchParams,
): Promise<ElectionListData> {
  const { locale } = site;
  const t = textOf(locale);
  const { known, listed, filters, found } = await findElections(site, list, query);
  const { page, pages, ignored } = pageWithin(filters, found.length, PAGE_SIZE);
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const other = list === 'track' ? 'positions' : 'track';
  return {
    list,
    stale: staleData(site, 'board-elections'),
    trail: crumbsOf('the-exchange-e-board', locale, [{ label: t(`elections.${list}.title`), to: pathOf(PAGES[list]) }]),
    head: {
      title: t(`elections.${list}.title`),
      description: t(`elections.${list}.description`),
      lead: t(`elections.${list}.lead`),
    },
    beside: { to: pathOf(PAGES[other]), label: t(`elections.${other}.title`) },
    ...electionWords(site, list, known, found.length, filters),
    unread: known.source === 'unread',
    filters: { ...filters, page, ignored },
    issuers: issuerOptions(listed, known, site),
    phases: phaseOptions(listed, site),
    shown: shown.map((election) => electionView(election, known, site)),
    total: found.length,
    pages,
    size: PAGE_SIZE,
    files: followLabels(site, PAGES[list]),
  };
}

/** Text shown in place of the list when the exchange's services give no elections. */
export function unknownWords({ locale }: Site, { source }: KnownElections): ElectionsData['unknown'] {
  const t = textOf(locale);
  return source === 'untold' ? { title: t('elections.untold'), words: t('elections.untold.words') } : null;
}

/** Texts beside the rows of a list of elections. */
export function electionWords(
  site: Site,
  list: ElectionList,
  known: KnownElections,
  count: number,
  { issuer, phase }: Pick<ElectionFilters, 'issuer' | 'phase'>,
): Pick<ElectionsData, 'today' | 'unknown' | 'texts'> {
  const t = textOf(site.locale);
  const isFiltered = issuer !== null || phase !== null;
  return {
    today: site.today(),
    unknown: unknownWords(site, known),
    texts: {
      filter: t('elections.filter'),
      issuer: t('elections.head.issuer'),
      phase: t('elections.head.phase'),
      count: t(`elections.${list}.count`, { count }),
      none: t(isFiltered ? 'elections.noneFound' : `elections.${list}.none`),
      table: t('elections.positions.title'),
      candidates: t('elections.candidate.caption'),
    },
  };
}

function issuerOptions(elections: readonly BoardElection[], known: KnownElections, site: Site) {
  const symbols = [...new Set(elections.map(({ symbol }) => symbol))].sort();
  const all = { value: '', label: textOf(site.locale)('elections.allIssuers') };
  return [
    all,
    ...symbols.map((symbol) => ({ value: symbol, label: `${symbol} · ${issuerName(known, symbol, site)}` })),
  ];
}

/** Each phase with its number of elections. */
function phaseOptions(elections: readonly BoardElection[], site: Site) {
  const t = textOf(site.locale);
  const today = site.today();
  const inPhase = Map.groupBy(elections, (election) => electionPhase(election, today));
  const all = { value: '', label: t('elections.allPhases') };
  return [
    all,
    ...ELECTION_PHASES.filter((phase) => inPhase.has(phase)).map((phase) => ({
      value: phase,
      label: `${t(`elections.phase.${phase}`)} (${inPhase.get(phase)!.length})`,
    })),
  ];
}
