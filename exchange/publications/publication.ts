import { marketInstant } from '#domain/date.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { Both } from '../issuers/issuer.ts';
import { wholeOf } from '../issuers/seeded.ts';
import type { Paper } from './paper/paper.ts';

export type FileType = 'news' | 'financial_reports' | 'general_meetings' | 'integrated_reports';
export type ReportInterval = 'Q1' | 'Q2' | 'Q3' | 'Yearly' | 'Preliminary financial results';

export interface PublicationFile {
  /** Unique within a publication. */
  key: string;
  /** The part of the file's name after the symbol: 'BOD', 'FS Q2 2026'. */
  label: string;
  type: FileType;
  paper(): Paper;
}

/** A publication of an issuer or the exchange. It becomes two rows of the feed, one per language. */
export interface Publication {
  /** Never changes: ids are derived from it. */
  key: string;
  symbol: string;
  at: Instant;
  headline: Both;
  source: 'issuer' | 'press' | 'market-news';
  interval: ReportInterval | null;
  integrated: { period: number; parts: string[] } | null;
  paymentDate: PlainDate | null;
  files: PublicationFile[];
}

interface Draft {
  key: string;
  symbol: string;
  day: PlainDate;
  /** Hours in Dubai between which it is published; all office hours when absent. */
  between?: readonly [from: number, to: number];
  headline: Both;
  source?: Publication['source'];
  interval?: ReportInterval;
  integrated?: Publication['integrated'];
  paymentDate?: PlainDate;
  files: PublicationFile[];
}

const OFFICE_HOURS = [8, 17.5] as const;
const HOUR_MS = 3_600_000;
const SECONDS_AN_HOUR = 3_600;

/** Gives a publication a time on its day, to the second, derived from its key. */
export function publish({ day, between = OFFICE_HOURS, ...draft }: Draft): Publication {
  const [from, to] = between;
  const seconds = wholeOf(`time/${draft.key}`, Math.round(from * SECONDS_AN_HOUR), Math.round(to * SECONDS_AN_HOUR));
  const midnight = marketInstant(day, '12:00') - 12 * HOUR_MS;
  return {
    key: draft.key,
    symbol: draft.symbol,
    at: midnight + seconds * 1_000,
    headline: draft.headline,
    source: draft.source ?? 'issuer',
    interval: draft.interval ?? null,
    integrated: draft.integrated ?? null,
    paymentDate: draft.paymentDate ?? null,
    files: draft.files,
  };
}

/** The one file of a short publication. */
export function newsFile(label: string, paper: () => Paper): PublicationFile[] {
  return [{ key: 'letter', label, type: 'news', paper }];
}
