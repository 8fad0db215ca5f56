import type { BoardElection, Candidate } from '#domain/board-election.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Option } from '#app/ui/field.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { ElectionFilters } from './election-filters.ts';

/** A step of an election as its timeline shows it. */
export interface StepView {
  id: string;
  label: string;
  /** Its day or days in words; '--' where it is not known. */
  days: string;
  /** It has been reached. */
  done: boolean;
  /** 'Now', 'in 5 days'; null for what is past or not known. */
  note: string | null;
}

export interface CandidateView {
  id: string;
  record: Candidate;
  name: string;
  status: string;
  /** No longer stands. */
  isOut: boolean;
}

/** An election of a board in the reader's words. */
export interface ElectionView {
  id: string;
  record: BoardElection;
  symbol: string;
  name: string;
  isListed: boolean;
  /** '3 of 9'. */
  seats: string;
  phase: string;
  /** Until nominations close, or until what comes next. */
  left: string;
  steps: StepView[];
  candidates: CandidateView[];
  /** In place of candidates while there are none. */
  noCandidates: string;
}

/** A page of a list of elections. */
export interface ElectionsData {
  /** The market's day. */
  today: PlainDate;
  /** Why nothing can be said: the exchange's services do not tell; null where they do. */
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
