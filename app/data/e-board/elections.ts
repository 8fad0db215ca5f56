import type { BoardElection } from '#domain/board-election.ts';
import { electionPhase } from '#domain/board-election.ts';
import { pick } from '#domain/bilingual.ts';
import type { Security } from '#domain/security.ts';
import type { ElectionFilters } from '#app/blocks/e-board/election-filters.ts';
import type { Site } from '#app/context.ts';

/** Elections as stored: one document 'board-elections', 'all'. */
interface Held {
  /** False when the exchange's services have no such call. */
  given: boolean;
  elections: readonly BoardElection[];
}

/** The elections of boards of directors that we have today. */
export interface KnownElections {
  /** 'told': the source gives elections; 'untold': it has none to give; 'unread': it was not read yet. */
  source: 'told' | 'untold' | 'unread';
  /** Announced elections: upcoming ones first, by nearest meeting, then past ones, latest first. */
  elections: BoardElection[];
  securities: ReadonlyMap<string, Security>;
}

/** Elections announced up to the market's current day. */
export async function loadElections(site: Site): Promise<KnownElections> {
  const { store } = site;
  const today = site.today();
  const [held, securities] = await Promise.all([
    store.documents.find<Held>('board-elections', 'all'),
    store.securities.list(),
  ]);
  const known = (held?.value.elections ?? []).filter((election) => electionPhase(election, today) !== null);
  const ahead = known.filter(({ meetingOn }) => meetingOn >= today);
  const over = known.filter(({ meetingOn }) => meetingOn < today);
  return {
    source: held === undefined ? 'unread' : held.value.given ? 'told' : 'untold',
    elections: [...ahead.toSorted(byMeeting), ...over.toSorted(byMeeting).toReversed()],
    securities: new Map(securities.map((security) => [security.symbol, security])),
  };
}

function byMeeting(a: BoardElection, b: BoardElection): number {
  if (a.meetingOn !== b.meetingOn) return a.meetingOn < b.meetingOn ? -1 : 1;
  return a.symbol < b.symbol ? -1 : 1;
}

/** True for an election whose seats are not filled yet. */
export function isOpen(election: BoardElection, today: string): boolean {
  return electionPhase(election, today) !== 'result';
}

/** The filters of an address. */
export function filtersOf(
  elections: readonly BoardElection[],
  { issuer, phase }: ElectionFilters,
  today: string,
): BoardElection[] {
  return elections.filter(
    (election) =>
      (issuer === null || election.symbol === issuer) && (phase === null || electionPhase(election, today) === phase),
  );
}

/** An issuer's name for lists; its symbol when the store has no name. */
export function issuerName(
  { securities }: Pick<KnownElections, 'securities'>,
  symbol: string,
  { locale }: Site,
): string {
  const security = securities.get(symbol);
  return security ? pick(security.name, locale) : symbol;
}
