import type { Bilingual } from './bilingual.ts';
import { dayNumber, type PlainDate } from './time.ts';

export const CANDIDATE_KINDS = ['independent', 'non-executive', 'executive'] as const;
export type CandidateKind = (typeof CANDIDATE_KINDS)[number];

export const CANDIDATE_STATUSES = ['submitted', 'accepted', 'withdrawn', 'elected'] as const;
export type CandidateStatus = (typeof CANDIDATE_STATUSES)[number];

/** A candidate for a seat on a board of directors. */
export interface Candidate {
  id: string;
  name: Bilingual;
  kind: CandidateKind;
  /** Experience in whole years. */
  years: number;
  status: CandidateStatus;
}

/** The election of a company's board of directors, or of part of it, at a general meeting. All days are Dubai's. */
export interface BoardElection {
  id: string;
  symbol: string;
  /** Seats to be filled, and the directors' seats in total. */
  seats: number;
  boardSeats: number;
  announcedOn: PlainDate;
  /** First and last day on which nominations are accepted. */
  opensOn: PlainDate;
  closesOn: PlainDate;
  /** Day from which candidates are public. */
  publishedOn: PlainDate;
  meetingOn: PlainDate;
  /** Day on which the result was published; null before that. */
  resultOn: PlainDate | null;
  candidates: readonly Candidate[];
}

/** Phases in chronological order. */
export const ELECTION_PHASES = ['announced', 'nominations', 'closed', 'candidates', 'meeting', 'result'] as const;
export type ElectionPhase = (typeof ELECTION_PHASES)[number];

/** Rules for elections of boards of directors (docs/market-rules.md, Disclosure rules). */
export const ELECTION_RULES = {
  nominationDaysLeast: 10,
  publishedBeforeMeetingDaysLeast: 2,
  experienceYearsLeast: 5,
} as const;

/** A phase and its first day; null where that is not known yet. */
export interface ElectionStep {
  phase: ElectionPhase;
  on: PlainDate | null;
}

/**
 * The phases with their first days. Nominations are accepted on the whole of their last day: they are closed from the
 * next.
 */
export function electionSteps(election: BoardElection): ElectionStep[] {
  const { announcedOn, opensOn, closesOn, publishedOn, meetingOn, resultOn } = election;
  const days = [announcedOn, opensOn, closesOn, publishedOn, meetingOn, resultOn];
  return ELECTION_PHASES.map((phase, at) => ({ phase, on: days[at]! }));
}

/** The phase of an election on a day of Dubai; null before it is announced. It never goes back as days pass. */
export function electionPhase(election: BoardElection, today: PlainDate): ElectionPhase | null {
  const reached = electionSteps(election).filter(({ phase, on }) => on !== null && hasCome(phase, on, today));
  return reached.at(-1)?.phase ?? null;
}

/** True when a step has been reached; the end of nominations is reached only after its day. */
export function hasCome(phase: ElectionPhase, on: PlainDate, today: PlainDate): boolean {
  return phase === 'closed' ? on < today : on <= today;
}

/** The next step; undefined when there is none. */
export function nextStep(election: BoardElection, today: PlainDate): ElectionStep | undefined {
  return electionSteps(election).find(({ phase, on }) => on === null || !hasCome(phase, on, today));
}

/** Days from today to a day, in Dubai; 0 on the day itself, null when it is past or not known. */
export function daysLeft(day: PlainDate | null, today: PlainDate): number | null {
  if (day === null || day < today) return null;
  return dayNumber(day) - dayNumber(today);
}

/** Candidates that are public on a day: none before their publication day. */
export function publicCandidates({ publishedOn, candidates }: BoardElection, today: PlainDate): readonly Candidate[] {
  return publishedOn <= today ? candidates : [];
}

/** The rules that an election breaks, by its days and its candidates. */
export function brokenRules({ opensOn, closesOn, publishedOn, meetingOn, candidates }: BoardElection): string[] {
  const { nominationDaysLeast, publishedBeforeMeetingDaysLeast, experienceYearsLeast } = ELECTION_RULES;
  const between = (from: PlainDate, to: PlainDate) => dayNumber(to) - dayNumber(from);
  return [
    ...(between(opensOn, closesOn) + 1 < nominationDaysLeast ? ['nominations'] : []),
    ...(between(publishedOn, meetingOn) < publishedBeforeMeetingDaysLeast ? ['publication'] : []),
    ...(candidates.some(({ years }) => years < experienceYearsLeast) ? ['experience'] : []),
  ];
}

/**
 * Minimum composition of an issuer's whole board of directors: a third independent, more than half non-executive;
 * independent members count as non-executive.
 */
export function leastOf(boardSeats: number): { independent: number; nonExecutive: number } {
  return { independent: Math.ceil(boardSeats / 3), nonExecutive: Math.floor(boardSeats / 2) + 1 };
}
