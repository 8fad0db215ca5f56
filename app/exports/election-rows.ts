import { electionSteps, hasCome, publicCandidates } from '#domain/board-election.ts';
import { addDays } from '#domain/calendar.ts';
import { marketInstant } from '#domain/date.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { textOf } from '#messages/text.tsx';
import {
  candidateColumns,
  electionColumns,
  type ElectionRow,
  type Nomination,
} from '#app/blocks/e-board/election-columns.ts';
import type { Site } from '#app/context.ts';
import { pathOf } from '#app/page-path.ts';
import { findElections, type ElectionList } from '#app/data/e-board/list.ts';
import { issuerName } from '#app/data/e-board/elections.ts';
import type { RowsRequest, CalendarDay, FeedItem, Rows } from './table.ts';

/** The job of the elections, and the document that contains all of them. */
const ELECTIONS = 'board-elections';

/** Seats to be filled, a row for each election. */
export async function positionRows(site: Site, { query }: RowsRequest): Promise<Rows<ElectionRow>> {
  const { rows, ...found } = await findRows(site, 'positions', query);
  return {
    ...found,
    feeds: [ELECTIONS],
    columns: electionColumns(textOf(site.locale), site.today()),
    rows,
    items: () => electionItems(rows, site),
    days: () => electionDays(rows, site),
  };
}

/** Every published candidate; an election without any has a row of its own. */
export async function candidateRows(site: Site, { query }: RowsRequest): Promise<Rows<Nomination>> {
  const { rows, ...found } = await findRows(site, 'track', query);
  const t = textOf(site.locale);
  const today = site.today();
  const nominations = rows.flatMap((row): Nomination[] => {
    const candidates = publicCandidates(row.election, today);
    return (candidates.length === 0 ? [null] : candidates).map((candidate) => ({ ...row, candidate }));
  });
  const columns = [...electionColumns<Nomination>(t, today), ...candidateColumns(t)];
  return {
    ...found,
    feeds: [ELECTIONS],
    columns,
    rows: nominations,
    items: () => electionItems(rows, site),
    days: () => electionDays(rows, site),
  };
}

/**
 * The phases of elections that have days, as a calendar. All elections are published together, and so are their
 * changes.
 */
async function electionDays(rows: readonly ElectionRow[], site: Site): Promise<CalendarDay[]> {
  const revisions = await site.store.documents.revisions(ELECTIONS);
  const revision = Object.values(revisions)[0] ?? { count: 0, changedAt: 0 };
  const t = textOf(site.locale);
  return rows.flatMap(({ election, name }) =>
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
              url: trackAddress(election.symbol, site),
              notes: name,
            },
          ],
    ),
  );
}

/** The phases that elections have reached: each is a feed item on its first day. */
function electionItems(rows: readonly ElectionRow[], site: Site): FeedItem[] {
  const t = textOf(site.locale);
  const today = site.today();
  return rows.flatMap(({ election, name }) =>
    electionSteps(election).flatMap(({ phase, on }): FeedItem[] =>
      on === null || !hasCome(phase, on, today)
        ? []
        : [
            {
              id: `${election.id}-${phase}`,
              title: `${election.symbol}: ${t(`elections.phase.${phase}`)}`,
              url: trackAddress(election.symbol, site),
              publishedAt: marketInstant(phase === 'closed' ? addDays(on, 1) : on, '00:00'),
              summary: name,
            },
          ],
    ),
  );
}

function trackAddress(symbol: string, { origin, locale }: Site): string {
  return `${origin}${hrefIn(locale, pathOf('the-exchange-e-board-track-nominations'))}?issuer=${symbol}`;
}

async function findRows(site: Site, list: ElectionList, query: URLSearchParams) {
  const { known, found, filters } = await findElections(site, list, query);
  const { issuer, phase, ignored } = filters;
  const rows = found.map((election): ElectionRow => ({ election, name: issuerName(known, election.symbol, site) }));
  return { rows, title: textOf(site.locale)(`elections.${list}.title`), view: { issuer, phase }, ignored };
}
