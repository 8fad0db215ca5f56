import { otherLocales } from '#domain/each-locale.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import { daysLeft, electionPhase, type BoardElection, type Candidate } from '#domain/board-election.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';

/** A board election with its issuer. */
export interface ElectionRow {
  election: BoardElection;
  /** Name of the issuer in the reader's language. */
  name: string;
}

/** A candidate of an election; null while none is public. */
export interface Nomination extends ElectionRow {
  candidate: Candidate | null;
}

/** Elections with their days, in the phase that they have on the market's day. */
export function electionColumns<Row extends ElectionRow>(t: Text, today: PlainDate): Column<Row>[] {
  const phase = ({ election }: Row) => electionPhase(election, today);
  const day = (id: string, step: string, on: (election: BoardElection) => PlainDate | null, onPage = false) =>
    column('day', id, t(`elections.file.${step}`), ({ election }: Row) => on(election), onPage ? {} : FILES_ONLY);
  return [
    column('code', 'symbol', t('market.symbol'), ({ election }) => election.symbol, {
      pageHeading: t('elections.head.issuer'),
    }),
    column('text', 'name', t('common.name'), ({ name }) => name, FILES_ONLY),
    column('count', 'seats', t('elections.head.seats'), ({ election }) => election.seats, { align: 'start' }),
    column('count', 'board-seats', t('elections.file.board'), ({ election }) => election.boardSeats, FILES_ONLY),
    column('code', 'phase', t('elections.head.phase'), phase, { label: (row) => t(`elections.phase.${phase(row)}`) }),
    day('announced', 'announced', ({ announcedOn }) => announcedOn),
    day('opens', 'opens', ({ opensOn }) => opensOn, true),
    day('closes', 'closes', ({ closesOn }) => closesOn, true),
    column(
      'count',
      'days-left',
      t('elections.file.daysLeft'),
      (row) => (phase(row) === 'nominations' ? daysLeft(row.election.closesOn, today) : null),
      { pageHeading: t('elections.head.left'), align: 'start' },
    ),
    day('published', 'candidates', ({ publishedOn }) => publishedOn),
    day('meeting', 'meeting', ({ meetingOn }) => meetingOn, true),
    day('result', 'result', ({ resultOn }) => resultOn),
  ];
}

const FILES_ONLY = { hidden: 'page' } as const;

const nameIn =
  (lang: Locale) =>
  ({ candidate }: Nomination) =>
    candidate?.name[lang];

/** The candidates of an election. */
export function candidateColumns(t: Text): Column<Nomination>[] {
  const coded = (id: 'kind' | 'status', codeOf: (of: Nomination) => string | null) =>
    column('code', id, t(`elections.candidate.${id}`), codeOf, {
      label: (row) => t(`elections.${id}.${codeOf(row)}`),
    });
  return [
    column('text', 'candidate', t(`elections.file.name.${DEFAULT_LOCALE}`), nameIn(DEFAULT_LOCALE), {
      pageHeading: t('elections.candidate.name'),
    }),
    ...otherLocales(DEFAULT_LOCALE).map((lang) =>
      column('text', `candidate-${lang}`, t(`elections.file.name.${lang}`), nameIn(lang), FILES_ONLY),
    ),
    coded('kind', ({ candidate }) => candidate?.kind ?? null),
    column('count', 'years', t('elections.candidate.years'), ({ candidate }) => candidate?.years),
    coded('status', ({ candidate }) => candidate?.status ?? null),
  ];
}
