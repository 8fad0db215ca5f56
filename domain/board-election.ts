import type { Bilingual } from './bilingual.ts';
import { dayNumber, type PlainDate } from './time.ts';

export const CANDIDATE_KINDS = ['independent', 'non-executive', 'executive'] as const;
export type CandidateKind = (typeof CANDIDATE_KINDS)[number];

export const CANDIDATE_STATUSES = ['submitted', 'accepted', 'withdrawn', 'elected'] as const;
export type CandidateStatus = (typeof CANDIDATE_STATUSES)[number];

/** Who stands for a seat of a board. */
export interface Candidate {
  id: string;
  name: Bilingual;
  kind: CandidateKind;
  /** Of experience, whole years. */
  years: number;
  status: CandidateStatus;
}

/** The election of a company's board, or of part of it, at a general meeting. All days are Dubai's. */
export interface BoardElection {
  id: string;
  symbol: string;
  /** To be filled, of how many the whole board has. */
  seats: number;
  boardSeats: number;
  announcedOn: PlainDate;
  /** First and last day on which nominations are taken. */
  opensOn: PlainDate;
  closesOn: PlainDate;
  /** From when candidates are public. */
  publishedOn: PlainDate;
  meetingOn: PlainDate;
  /** When the result was told; null while it was not. */
  resultOn: PlainDate | null;
  candidates: readonly Candidate[];
}

/** In the order in which an election goes through them. */
export const ELECTION_PHASES = ['announced', 'nominations', 'closed', 'candidates', 'meeting', 'result'] as const;
export type ElectionPhase = (typeof ELECTION_PHASES)[number];

/** What boards' elections must keep to (docs/market-rules.md, Disclosure rules). */
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

/** The phases with their first days. Nominations are taken on the whole of their last day: they are closed from the next. */
export function electionSteps(election: BoardElection): ElectionStep[] {
  const { announcedOn, opensOn, closesOn, publishedOn, meetingOn, resultOn } = election;
  const days = [announcedOn, opensOn, closesOn, publishedOn, meetingOn, resultOn];
  return ELECTION_PHASES.map((phase, at) => ({ phase, on: days[at]! }));
}

/** Where an election stands on a day of Dubai; null before it is announced. It never goes back as days pass. */
export function electionPhase(election: BoardElection, today: PlainDate): ElectionPhase | null {
  const reached = electionSteps(election).filter(({ phase, on }) => on !== null && hasCome(phase, on, today));
  return reached.at(-1)?.phase ?? null;
}

/** Whether a step has been reached: the end of nominations only after its day. */
export function hasCome(phase: ElectionPhase, on: PlainDate, today: PlainDate): boolean {
  return phase === 'closed' ? on < today : on <= today;
}

/** The step that comes next; undefined where none is known to. */
export function nextStep(election: BoardElection, today: PlainDate): ElectionStep | undefined {
  return electionSteps(election).find(({ phase, on }) => on === null || !hasCome(phase, on, today));
}

/** Days of Dubai from today to a day; 0 on the day itself, null where it is over or not known. */
export function daysLeft(day: PlainDate | null, today: PlainDate): number | null {
  if (day === null || day < today) return null;
  return dayNumber(day) - dayNumber(today);
}

/** Candidates as the public may know them on a day: nobody before they are published. */
export function publicCandidates({ publishedOn, candidates }: BoardElection, today: PlainDate): readonly Candidate[] {
  return publishedOn <= today ? candidates : [];
}

/** Which of the rules an election does not keep, by its days and its candidates. */
export function brokenRules({ opensOn, closesOn, publishedOn, meetingOn, candidates }: BoardElection): string[] {
  const { nominationDaysLeast, publishedBeforeMeetingDaysLeast, experienceYearsLeast } = ELECTION_RULES;
  const between = (from: PlainDate, to: PlainDate) => dayNumber(to) - dayNumber(from);
  return [
    ...(between(opensOn, closesOn) + 1 < nominationDaysLeast ? ['nominations'] : []),
    ...(between(publishedOn, meetingOn) < publishedBeforeMeetingDaysLeast ? ['publication'] : []),
    ...(candidates.some(({ years }) => years < experienceYearsLeast) ? ['experience'] : []),
  ];
}

/** What an issuer's whole board must be like: a third independent, more than half non-executive, the independent among them. */
export function leastOf(boardSeats: number): { independent: number; nonExecutive: number } {
  return { independent: Math.ceil(boardSeats / 3), nonExecutive: Math.floor(boardSeats / 2) + 1 };
}
