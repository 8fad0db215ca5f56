import {
  daysLeft,
  electionPhase,
  electionSteps,
  hasCome,
  nextStep,
  publicCandidates,
  type BoardElection,
  type Candidate,
  type ElectionStep,
} from '#domain/board-election.ts';
import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type { CandidateView, ElectionView, StepView } from '#app/blocks/e-board/election-view.ts';
import type { Site } from '#app/context.ts';
import { issuerName, type KnownElections } from './elections.ts';

/** View of an election in the reader's language, as of the market's current day. */
export function electionView(election: BoardElection, known: KnownElections, site: Site): ElectionView {
  const { locale } = site;
  const t = textOf(locale);
  const today = site.today();
  const { id, symbol, seats, boardSeats, publishedOn } = election;
  const day = (date: PlainDate) => formatDate(date, locale);
  const isPublic = publishedOn <= today;
  return {
    id,
    record: election,
    symbol,
    name: issuerName(known, symbol, site),
    isListed: known.securities.get(symbol)?.active ?? false,
    seats: t('elections.seats', { seats, board: String(boardSeats) }),
    phase: t(`elections.phase.${electionPhase(election, today) ?? 'announced'}`),
    left: leftWords(election, today, t),
    steps: electionSteps(election).map((step) => stepView(step, election, site, t)),
    candidates: publicCandidates(election, today).map((one) => candidateView(one, election, site, t)),
    noCandidates: isPublic ? t('elections.noCandidates') : t('elections.unpublished', { date: day(publishedOn) }),
  };
}

/** Days left for nominations; after they close, days until the next step. */
export function leftWords(election: BoardElection, today: PlainDate, t: Text): string {
  if (electionPhase(election, today) === 'nominations')
    return t('elections.left.nominations', { count: daysLeft(election.closesOn, today) ?? 0 });
  const next = nextStep(election, today);
  if (!next) return '--';
  const count = daysLeft(next.on, today);
  return count === null ? t('elections.left.unknown') : t(`elections.left.${next.phase}`, { count });
}

function stepView({ phase, on }: ElectionStep, election: BoardElection, site: Site, t: Text): StepView {
  const today = site.today();
  const done = on !== null && hasCome(phase, on, today);
  const isNow = electionPhase(election, today) === phase;
  const count = done ? null : daysLeft(on, today);
  return {
    id: phase,
    label: t(`elections.step.${phase}`),
    days: formatDate(on, site.locale),
    done,
    note: isNow ? t('elections.now') : count === null ? null : t('elections.in', { count }),
  };
}

/** An accepted candidate who was not elected is labelled so once the result is out. */
function candidateView(
  candidate: Candidate,
  { resultOn }: BoardElection,
  { locale, today }: Site,
  t: Text,
): CandidateView {
  const { id, name, status } = candidate;
  const isOver = resultOn !== null && resultOn <= today();
  const outcome = status === 'accepted' && isOver ? 'notElected' : status;
  return {
    id,
    record: candidate,
    name: pick(name, locale),
    status: t(`elections.status.${outcome}`),
    isOut: status === 'withdrawn',
  };
}
