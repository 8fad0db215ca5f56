import type { BoardElection, Candidate } from '#domain/board-election.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Option } from '#app/ui/field.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { ElectionFilters } from './election-filters.ts';

/** A step of an election as its timeline shows it. */
export interface StepView {
  id: string;
  label: string;
  /** The day or days as text; '--' where not known. */
  days: string;
  /** True when the step has been reached. */
  done: boolean;
  /** 'Now', 'in 5 days'; null for what is past or not known. */
  note: string | null;
}

export interface CandidateView {
  id: string;
  record: Candidate;
  name: string;
  status: string;
  /** True when the candidate has left the election. */
  isOut: boolean;
}

/** A board election in the reader's language. */
export interface ElectionView {
  id: string;
  record: BoardElection;
  symbol: string;
  name: string;
  isListed: boolean;
  /** '3 of 9'. */
  seats: string;
  phase: string;
  /** Time until nominations close, or until the next step. */
  left: string;
  steps: StepView[];
  candidates: CandidateView[];
  /** Text shown while there are no candidates. */
  noCandidates: string;
}

/** A page of a list of elections. */
export interface ElectionsData {
  /** The market's day. */
  today: PlainDate;
  /** Message that the exchange's services give no elections; null where they do. */
  unknown: { title: string; words: string } | null;
  unread: boolean | 'not-offered';
  filters: ElectionFilters;
  issuers: Option[];
  phases: Option[];
  shown: ElectionView[];
  total: number;
  pages: number;
  size: number;
  files: ExportLabels;
  texts: {
    filter: string;
    issuer: string;
    phase: string;
    count: string;
    none: string;
    table: string;
    candidates: string;
  };
}
