import type { SeatState } from '#domain/forms/seats.ts';
import type { Generated } from 'kysely';
import type { BarCorrection } from '#domain/bar-correction.ts';
import type { DisclosureKind } from '#domain/disclosure-kind.ts';
import type { FileSubject } from '#domain/file-words.ts';
import type { HumanCheck } from '#domain/forms/submission.ts';
import type { MailKind } from '#domain/forms/mail.ts';
import type { FormName } from '#domain/forms/reference.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant, PlainDate } from '#domain/time.ts';

/** Columns as they are read; the type of content is given where it is read, since content is what was saved. */
export interface Tables {
  schema_migrations: { name: string; timestamp: string };
  leaderships: { name: string; term: number };
  quotes: { symbol: string; content: unknown };
  daily_bars: DailyBarRow;
  bar_corrections: BarCorrection;
  index_points: IndexPointRow;
  direct_deals: { day: PlainDate; id: string; symbol: string; at: Instant; price: number; quantity: number };
  feeds: FeedRow;
  incidents: { id: number; feed: string; began_at: Instant; ended_at: Instant | null; trouble: string };
  refusals: { feed: string; fingerprint: string; at: Instant; record: unknown; reason: string };
  answers: { key: string; at: Instant; answer: unknown };
  securities: VersionRow & { kind: string; exchange: string; active: boolean };
  profiles: VersionRow;
  circulars: VersionRow & { published_at: Instant };
  disclosures: DisclosureRow;
  press: VersionRow & { lang: string; published_at: Instant };
  corporate_actions: VersionRow & { symbol: string; dates: PlainDate[]; latest: PlainDate | null };
  documents: VersionRow & { kind: string };
  file_words: FileWordsRow;
  submissions: SubmissionRow;
  outbox: OutboxRow;
  seats: SeatRow;
  invitations: { hash: string; key: string; made_at: Instant; used_by: string | null };
  submission_audit: { id: Generated<number>; at: Instant; who: string; action: string; reference: string | null };
}

interface SubmissionRow {
  reference: string;
  form: FormName;
  locale: Locale;
  fields: unknown;
  email: string;
  consent: string;
  human_check: HumanCheck;
  sent_at: Instant;
  keep_days: number;
  delete_after: Instant;
  answer_by: PlainDate | null;
  desk: string;
  answered_at: Instant | null;
  answered_on: PlainDate | null;
  withdraw_hash: string;
  desk_hash: string;
  file: Uint8Array | null;
}

interface SeatRow {
  reference: string;
  session: string;
  capacity: number;
  places: number;
  state: SeatState;
  queued_at: Instant;
  offered_until: Instant | null;
  offer_hash: string;
  told: string | null;
  reminded: Generated<boolean>;
  offers_until: Instant | null;
}

interface OutboxRow {
  id: Generated<number>;
  reference: string;
  kind: MailKind;
  mail: unknown;
  created_at: Instant;
  next_at: Instant;
  attempts: Generated<number>;
  sent_at: Instant | null;
  dead_at: Instant | null;
  failure: string | null;
  waits_for_seat: Generated<boolean>;
}

/** Tables whose records keep their history. */
export type VersionedTable = {
  [Name in keyof Tables]: Tables[Name] extends VersionRow ? Name : never;
}[keyof Tables];

export interface VersionRow {
  id: number;
  key: string;
  valid_from: Instant;
  valid_to: Instant | null;
  seen_at: Instant;
  recorded_at: Instant;
  fingerprint: string;
  content: unknown;
}

interface DisclosureRow extends VersionRow {
  lang: string;
  symbol: string;
  published_at: Instant;
  announcement_type: string;
  file_types: string[];
  file_paths: string[];
  kind: DisclosureKind;
  /** Search terms of the row: `terms.ts`. */
  terms: string;
}

/** The text of a file that was read, with the record it belongs to. */
interface FileWordsRow {
  path: string;
  subject: FileSubject;
  id: string;
  lang: Locale;
  title: unknown;
  issuer: unknown;
  code: string | null;
  published_at: Instant;
  terms: string;
  text: string;
}

interface DailyBarRow {
  symbol: string;
  date: PlainDate;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number | null;
  value: number | null;
  trades: number | null;
}

interface IndexPointRow {
  index: string;
  minute: number;
  at: Instant;
  value: number;
  change: number;
  change_percent: number;
  volume: number;
}

interface FeedRow {
  feed: string;
  last_success_at: Instant | null;
  last_attempt_at: Instant | null;
  last_error: string | null;
  failures: number;
  failing_since: Instant | null;
  absent_since: Instant | null;
  refused: number;
}
