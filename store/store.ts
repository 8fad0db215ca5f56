import type { Transaction } from 'kysely';
import type { BarCorrection } from '#domain/bar-correction.ts';
import type { MarketDay } from '#domain/bulletin-years.ts';
import type { Circular } from '#domain/circular.ts';
import type { CorporateAction } from '#domain/corporate-action.ts';
import type { DisclosureKind } from '#domain/disclosure-kind.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import type { Incident, FailureKind } from '#domain/feed-status.ts';
import type { FileSubject, FileWords } from '#domain/file-words.ts';
import type { Locale } from '#domain/locale.ts';
import type { DailyBar, DirectDeal, IndexPoint, Quote } from '#domain/quote.ts';
import type { QueryTerm } from '#domain/search-words.ts';
import type { CompanyProfile, ExchangeRole, Security, SecurityKind } from '#domain/security.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { Led } from './leadership.ts';
import type { InvitationStore, SeatStore } from './seat-store.ts';
import type { OutboxStore, SubmissionStore } from './submission-store.ts';
import type { Tables } from './tables.ts';

/** A page of a list: `total` counts all that match. */
export interface Page<T> {
  items: T[];
  total: number;
}

/**
 * Outcome of saving a batch. `changed` counts records that were new or differed: saving the same batch twice returns 0
 * the second time.
 */
export interface Saved<T = unknown> {
  changed: number;
  /** The changed records, when the store can name them. */
  news?: readonly T[];
}

export interface DisclosureFilter {
  lang: Locale;
  symbol?: string | undefined;
  /** Exchange on which the issuer's security is listed; an issuer that no roster names counts as this exchange's. */
  exchange?: ExchangeRole | undefined;
  /** 'Disclosure' for issuers' own; anything else is the exchange's. */
  announcementType?: string | undefined;
  fileType?: string | undefined;
  /** Classified by this site's own rules (`domain/disclosure-kind.ts`). */
  kind?: DisclosureKind | undefined;
  /** Interval of the report; with it only reports are found. */
  reportInterval?: Disclosure['reportInterval'] | undefined;
  from?: PlainDate | undefined;
  to?: PlainDate | undefined;
  /** Excludes anything published later: a replayed market must not show its own future. */
  until?: Instant | undefined;
  /** Words that must be in the disclosure's terms: headline, symbol, issuer's name or kind. */
  words?: string | undefined;
  /** The versions known at that time. */
  asOf?: Instant | undefined;
  /** Continues after this row of the list. */
  after?: Pick<Disclosure, 'id' | 'publishedAt'> | undefined;
  skip?: number | undefined;
  take: number;
}

/** Search limits: nothing published after `until`, no more than `take` rows. */
export interface Wanted {
  asked: readonly QueryTerm[];
  until: Instant;
  take: number;
}

/** State of an ingest job: every page that shows its figures can say how old they are. */
export interface JobState {
  job: string;
  lastSuccessAt: Instant | null;
  lastAttemptAt: Instant | null;
  lastError: string | null;
  /** Since when its service lacks what the job reads; null when the service has it, or was not called yet. */
  absentSince: Instant | null;
  /** Failures in a row since the last success. */
  failures: number;
  rejected: number;
}

/**
 * Transaction in which a form's records are written, so that they are stored together with its answer or not at all.
 */
export type Writing = Transaction<Tables>;

export interface Once<T> {
  answer: T;
  /** True when the answer is that of an earlier call. */
  repeated: boolean;
}

/** Links in mails: to withdraw a submission, and to mark it as answered. */
export type TokenKind = 'withdraw' | 'desk';

/** Changes of a record since it was first seen. */
export interface Revision {
  /** 0 for a record that never changed; rises with every change. */
  count: number;
  /** When its current state was first seen. */
  changedAt: Instant;
}
export type Revisions = Readonly<Record<string, Revision>>;

/**
 * All data of the site, by subject. `find` returns undefined when the record is absent, `list` returns many. Reference
 * records (securities, profiles, circulars, disclosures, corporate actions) keep their history: `find…(key, asOf)`
 * returns what was known to be valid then, and so do lists that accept `asOf`.
 */
export interface Store {
  securities: {
    list(
      filter?: { kind?: SecurityKind; exchange?: ExchangeRole; active?: boolean },
      asOf?: Instant,
    ): Promise<Security[]>;
    find(symbol: string, asOf?: Instant): Promise<Security | undefined>;
    save(records: Security[], recordedAt: Instant): Promise<Saved<Security>>;
  };
  profiles: {
    list(asOf?: Instant): Promise<CompanyProfile[]>;
    find(symbol: string, asOf?: Instant): Promise<CompanyProfile | undefined>;
    save(records: CompanyProfile[], recordedAt: Instant): Promise<Saved<CompanyProfile>>;
  };
  /** The last good state of each security; the moving part is in `live/`. */
  quotes: {
    list(): Promise<Quote[]>;
    find(symbol: string): Promise<Quote | undefined>;
    save(records: Quote[]): Promise<Saved<Quote>>;
  };
  bars: {
    /** Oldest first, both ends included. */
    list(symbol: string, from: PlainDate, to: PlainDate): Promise<DailyBar[]>;
    /** The same for several securities, by symbol; each has an entry. */
    lists(symbols: readonly string[], from: PlainDate, to: PlainDate): Promise<Map<string, DailyBar[]>>;
    /** Joint turnover of these securities on each day on which one of them traded, oldest first, both ends included. */
    days(symbols: readonly string[], from: PlainDate, to: PlainDate): Promise<MarketDay[]>;
    /** The last bar of each of these securities up to its day; a security without any is left out. */
    last(wanted: readonly { symbol: string; until: PlainDate }[]): Promise<DailyBar[]>;
    /** First and last stored day, for resuming a back-fill. */
    span(symbol: string): Promise<{ first: PlainDate; last: PlainDate } | undefined>;
    /** Changes to bars after their day was final, latest first; `from` and `to` are days of the change. */
    corrections(filter?: { symbol?: string; from?: PlainDate; to?: PlainDate }): Promise<BarCorrection[]>;
    /** Saves bars, and notes changes to days that are final by `recordedAt`, on the market's clock. */
    save(records: DailyBar[], recordedAt: Instant): Promise<Saved<DailyBar>>;
  };
  indexPoints: {
    /** Oldest first, one per minute. */
    list(index: string, day: PlainDate): Promise<IndexPoint[]>;
    latest(index: string): Promise<IndexPoint | undefined>;
    save(records: IndexPoint[]): Promise<Saved<IndexPoint>>;
  };
  directDeals: {
    list(day: PlainDate): Promise<DirectDeal[]>;
    /** The first day of which deals are stored. */
    first(): Promise<PlainDate | undefined>;
    save(records: DirectDeal[]): Promise<Saved<DirectDeal>>;
  };
  disclosures: {
    /** Newest first. */
    page(filter: DisclosureFilter): Promise<Page<Disclosure>>;
    /** The rows of such a page without the total: counting reads every match. */
    newest(filter: DisclosureFilter): Promise<Disclosure[]>;
    /** The number of each kind; a kind without any is absent. */
    kinds(filter: Omit<DisclosureFilter, 'kind' | 'skip' | 'take'>): Promise<Partial<Record<DisclosureKind, number>>>;
    /** When both languages have the id, the row in `lang` (default English). */
    find(id: string, asOf?: Instant, lang?: Locale): Promise<Disclosure | undefined>;
    /** Every observed version of the row in `lang`, newest first, each with the instant from which it was valid. */
    versions(id: string, lang: Locale): Promise<{ disclosure: Disclosure; from: Instant }[]>;
    /** The row whose file is at this path of the document host, or was before a correction. */
    findByFile(path: string): Promise<Disclosure | undefined>;
    /** The newest disclosures whose headline, symbol, issuer or kind have every word, in any language. */
    search(wanted: Wanted & { isOwn: boolean }): Promise<Disclosure[]>;
    save(records: Disclosure[], recordedAt: Instant): Promise<Saved<Disclosure>>;
  };
  /** The text of files that were read, keyed by the file's path below /documents. */
  fileWords: {
    /** The newest files of that subject whose headline and text together have every word. */
    search(wanted: Wanted & { subject: FileSubject }): Promise<FileWords[]>;
    /** The paths among these whose text is stored. */
    known(paths: readonly string[]): Promise<ReadonlySet<string>>;
    save(records: readonly FileWords[]): Promise<void>;
  };
  /** The exchange's own press releases (call 11), stored separately because their feed is separate. */
  press: {
    page(filter: { lang: Locale; skip?: number; take: number }): Promise<Page<Disclosure>>;
    find(id: string, lang?: Locale): Promise<Disclosure | undefined>;
    save(records: Disclosure[], recordedAt: Instant): Promise<Saved<Disclosure>>;
  };
  circulars: {
    /** Newest first. */
    page(range: { skip?: number; take: number }): Promise<Page<Circular>>;
    find(id: string, asOf?: Instant): Promise<Circular | undefined>;
    save(records: Circular[], recordedAt: Instant): Promise<Saved<Circular>>;
  };
  corporateActions: {
    list(filter?: { symbol?: string; from?: PlainDate; to?: PlainDate; asOf?: Instant }): Promise<CorporateAction[]>;
    /** How often each was changed and when last, by id. */
    revisions(symbol?: string): Promise<Revisions>;
    save(records: CorporateAction[], recordedAt: Instant): Promise<Saved<CorporateAction>>;
  };
  /**
   * Answers interpreted by later pages (events, services, shareholders, foreign holdings, Sharia lists …), whole and
   * checked, with history.
   */
  documents: {
    /** `kind` such as 'top-shareholders', `key` such as a symbol. */
    find<T>(kind: string, key: string, asOf?: Instant): Promise<{ value: T; recordedAt: Instant } | undefined>;
    list<T>(kind: string, asOf?: Instant): Promise<{ key: string; value: T; recordedAt: Instant }[]>;
    /** Every observed version, newest first, each with the instant from which it was valid; the last 2,000 at most. */
    history<T>(kind: string, key: string): Promise<{ value: T; from: Instant }[]>;
    /** How often each of the kind was changed and when last, by key. */
    revisions(kind: string): Promise<Revisions>;
    save(
      kind: string,
      records: { key: string; value: unknown }[],
      recordedAt: Instant,
    ): Promise<Saved<{ key: string; value: unknown }>>;
  };
  ingestJobs: {
    list(): Promise<JobState[]>;
    /** Ends the job's incident, if one is open. */
    succeeded(job: string, at: Instant): Promise<void>;
    /**
     * Notes that the service does not have what the job reads. Ends its incident and returns true; returns false,
     * noting nothing, when the job was read before: then data is missing.
     */
    absent(job: string, at: Instant): Promise<boolean>;
    /** From `INCIDENT_FAILURES` in a row on an incident is open, which began with the first of these failures. */
    failed(job: string, at: Instant, error: string, failure: FailureKind): Promise<void>;
    /** Open incidents, then ended ones, newest first. */
    incidents(take: number): Promise<Incident[]>;
    /** Stores a rejected record, with the reason; the count is in `JobState`. */
    reject(job: string, at: Instant, record: unknown, reason: string): Promise<void>;
    refusals(job: string, take: number): Promise<{ at: Instant; record: unknown; reason: string }[]>;
  };
  submissions: SubmissionStore;
  seats: SeatStore;
  invitations: InvitationStore;
  outbox: OutboxStore;
  /**
   * Runs `work` once per key, however often it is called, for a day: all other callers get its answer, which must be
   * JSON. What it stores is stored with the answer or not at all.
   */
  once<T>(key: string, at: Instant, work: (writing: Writing) => Promise<T>): Promise<Once<T>>;
  /**
   * Runs `work` while this process alone holds the named lock; returns false immediately when another holds it. Queries
   * of the work after the lock was lost are rejected.
   */
  withLeadership(name: string, work: Led): Promise<boolean>;
  /** True while the database does not answer: a query would wait in vain. */
  isAway(): boolean;
  /** True when every migration has run and the engine answers. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** The part of the store that pages read. */
export type PageStore = Omit<Store, 'submissions' | 'outbox' | 'seats' | 'invitations'>;
