import {
  daysLeft,
  electionPhase,
  electionSteps,
  publicCandidates,
  type BoardElection,
  type Candidate,
} from '#domain/board-election.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { pathOf } from '#app/page-path.ts';
import { findElections, type ElectionList } from '#app/pages/the-exchange/news-disclosures/e-board/list-data.ts';
import { issuerName, type KnownElections } from '#app/pages/the-exchange/news-disclosures/e-board/elections.ts';
import type { CalendarDay, FileColumn, Rows } from './table.ts';

/** Seats that are to be filled, a row for each election. */
export async function positionRows(site: Site, query: URLSearchParams): Promise<Rows<BoardElection>> {
  const { known, found, ...filters } = await findRows(site, 'positions', query);
  return {
    ...filters,
    columns: electionColumns(known, site, (election) => election),
    rows: found,
    days: () => electionDays(known, found, site),
  };
}

/** The document that holds them all. */
const ELECTIONS = 'board-elections';

interface Nomination {
  election: BoardElection;
  /** null while none is public. */
  candidate: Candidate | null;
}

/** Every published candidate; an election without any has a row of its own. */
export async function candidateRows(site: Site, query: URLSearchParams): Promise<Rows<Nomination>> {
  const { known, found, ...filters } = await findRows(site, 'track', query);
  const t = textOf(site.locale);
  const today = site.today();
  const rows = found.flatMap((election): Nomination[] => {
    const candidates = publicCandidates(election, today);
    return candidates.length === 0
      ? [{ election, candidate: null }]
      : candidates.map((candidate) => ({ election, candidate }));
  });
  const columns = [...electionColumns<Nomination>(known, site, ({ election }) => election), ...candidateColumns(t)];
  return { ...filters, columns, rows, days: () => electionDays(known, found, site) };
}

/** The phases of elections whose days are known, as a calendar. They are told all together, and so are their changes. */
async function electionDays(
  known: KnownElections,
  elections: readonly BoardElection[],
  site: Site,
): Promise<CalendarDay[]> {
  const revisions = await site.store.documents.revisions(ELECTIONS);
  const revision = Object.values(revisions)[0] ?? { count: 0, changedAt: 0 };
  const t = textOf(site.locale);
  const page = pathOf('the-exchange-e-board-track-nominations');
  return elections.flatMap((election) =>
    electionSteps(election).flatMap(({ phase, on }): CalendarDay[] =>
      on === null
        ? []
        : [
            {
              id: `${election.id}-${phase}`,
              title: `${election.symbol}: ${t(`elections.phase.${phase}`)}`,
              from: on,
              to: null,
              marker: 'confirmed',
              revision,
              url: `${site.origin}${hrefIn(site.locale, page)}?issuer=${election.symbol}`,
              notes: issuerName(known, election.symbol, site),
            },
          ],
    ),
  );
}

async function findRows(site: Site, list: ElectionList, query: URLSearchParams) {
  const { known, found, filters } = await findElections(site, list, query);
  const { issuer, phase, ignored } = filters;
  return { known, found, title: textOf(site.locale)(`elections.${list}.title`), view: { issuer, phase }, ignored };
}

function electionColumns<Row>(known: KnownElections, site: Site, of: (row: Row) => BoardElection): FileColumn<Row>[] {
  const t = textOf(site.locale);
  const today = site.today();
  const phase = (row: Row) => electionPhase(of(row), today);
  const day = (key: string, step: string, on: (election: BoardElection) => string | null): FileColumn<Row> => ({
    key,
    heading: t(`elections.file.${step}`),
    cell: (row) => on(of(row)),
  });
  return [
    { key: 'symbol', heading: t('market.symbol'), cell: (row) => of(row).symbol },
    { key: 'name', heading: t('files.name'), cell: (row) => issuerName(known, of(row).symbol, site) },
    { key: 'seats', heading: t('elections.head.seats'), cell: (row) => of(row).seats },
    { key: 'boardSeats', heading: t('elections.file.board'), cell: (row) => of(row).boardSeats },
    {
      key: 'phase',
      heading: t('elections.head.phase'),
      cell: phase,
      words: (row) => t(`elections.phase.${phase(row)}`),
    },
    day('announced', 'announced', ({ announcedOn }) => announcedOn),
    day('opens', 'opens', ({ opensOn }) => opensOn),
    day('closes', 'closes', ({ closesOn }) => closesOn),
    {
      key: 'daysLeft',
      heading: t('elections.file.daysLeft'),
      cell: (row) => (phase(row) === 'nominations' ? daysLeft(of(row).closesOn, today) : null),
    },
    day('published', 'candidates', ({ publishedOn }) => publishedOn),
    day('meeting', 'meeting', ({ meetingOn }) => meetingOn),
    day('result', 'result', ({ resultOn }) => resultOn),
  ];
}

function candidateColumns(t: Text): FileColumn<Nomination>[] {
  const worded = (key: 'kind' | 'status'): FileColumn<Nomination> => ({
    key,
    heading: t(`elections.candidate.${key}`),
    cell: ({ candidate }) => candidate?.[key] ?? null,
    words: ({ candidate }) => (candidate ? t(`elections.${key}.${candidate[key]}`) : ''),
  });
  return [
    { key: 'candidate', heading: t('elections.file.nameEn'), cell: ({ candidate }) => candidate?.name.en ?? null },
    { key: 'candidateAr', heading: t('elections.file.nameAr'), cell: ({ candidate }) => candidate?.name.ar ?? null },
    worded('kind'),
    { key: 'years', heading: t('elections.candidate.years'), cell: ({ candidate }) => candidate?.years ?? null },
    worded('status'),
  ];
}
