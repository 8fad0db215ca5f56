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
 * What happened to a batch that was handed to the store. `changed` counts records that were new or differed:
 * handing in the same batch twice answers 0 the second time.
 */
export interface Saved<T = unknown> {
  changed: number;
  /** Those records, where the store can name them. */
  news?: readonly T[];
}

export interface DisclosureFilter {
  lang: Locale;
  symbol?: string | undefined;
  /** Where the issuer's security is listed; one that no roster names counts as this exchange's. */
  exchange?: ExchangeRole | undefined;
  /** 'Disclosure' for issuers' own; anything else is the exchange's. */
  announcementType?: string | undefined;
  fileType?: string | undefined;
  /** By this site's own rules (`domain/disclosure-kind.ts`). */
  kind?: DisclosureKind | undefined;
  /** What it reports on; with it only reports are found. */
  reportInterval?: Disclosure['reportInterval'] | undefined;
  from?: PlainDate | undefined;
  to?: PlainDate | undefined;
  /** Nothing that was published later: a replayed market must not show its own future. */
  until?: Instant | undefined;
  /** Words that must stand in the headline or the issuer's name. */
  words?: string | undefined;
  /** As they were known then. */
  asOf?: Instant | undefined;
  /** What stands behind this one in the list. */
  after?: Pick<Disclosure, 'id' | 'publishedAt'> | undefined;
  skip?: number | undefined;
  take: number;
}

/** What is searched: nothing that was published after `until`, no more than `take`. */
export interface Wanted {
  asked: readonly QueryTerm[];
  until: Instant;
  take: number;
}

/** How an ingest job fares: every page that shows its figures can say how old they are. */
export interface JobState {
  job: string;
  lastSuccessAt: Instant | null;
  lastAttemptAt: Instant | null;
  lastError: string | null;
  /** Since when its service says that it does not have what the job reads; null where it has, or was not asked yet. */
  absentSince: Instant | null;
  /** Failures in a row since the last success. */
  failures: number;
  rejected: number;
}

/** Where a form's records are written, so that they stand or fall with its answer. */
export type Writing = Transaction<Tables>;

export interface Once<T> {
  answer: T;
  /** The answer is that of an earlier time. */
  repeated: boolean;
}

/** Links in mails: to withdraw what was sent, and to say that it is answered. */
export type TokenKind = 'withdraw' | 'desk';

/** What became of a record since it was first seen. */
export interface Revision {
  /** 0 for one that never changed; rises with every change. */
  count: number;
  /** When its present state was first seen. */
  changedAt: Instant;
}
export type Revisions = Readonly<Record<string, Revision>>;

/**
 * Everything the site knows, by subject. `get` throws when absent, `find` may answer undefined, `list` answers many.
 * Reference records (securities, profiles, circulars, disclosures, corporate actions) keep their history:
 * `find…(key, asOf)` answers what was known to be valid then, and so do lists that take `asOf`.
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
    /** What these securities turned over together on each day on which one of them traded, the oldest first, both ends included. */
    days(symbols: readonly string[], from: PlainDate, to: PlainDate): Promise<MarketDay[]>;
    /** The last bar of each of these securities up to its day; of one that has none there is none. */
    last(wanted: readonly { symbol: string; until: PlainDate }[]): Promise<DailyBar[]>;
    /** First and last day held, for resuming a back-fill. */
    span(symbol: string): Promise<{ first: PlainDate; last: PlainDate } | undefined>;
    /** What was changed in bars after their day was final, the latest first; `from` and `to` are days of the change. */
    corrections(filter?: { symbol?: string; from?: PlainDate; to?: PlainDate }): Promise<BarCorrection[]>;
    /** Notes what it changes of days that are final by `recordedAt`, on the market's clock. */
    save(records: DailyBar[], recordedAt: Instant): Promise<Saved<DailyBar>>;
  };
  indexPoints: {
    /** Oldest first, one a minute. */
    list(index: string, day: PlainDate): Promise<IndexPoint[]>;
    latest(index: string): Promise<IndexPoint | undefined>;
    save(records: IndexPoint[]): Promise<Saved<IndexPoint>>;
  };
  directDeals: {
    list(day: PlainDate): Promise<DirectDeal[]>;
    /** The first day of which deals are held. */
    first(): Promise<PlainDate | undefined>;
    save(records: DirectDeal[]): Promise<Saved<DirectDeal>>;
  };
  disclosures: {
    /** Newest first. */
    page(filter: DisclosureFilter): Promise<Page<Disclosure>>;
    /** The rows of such a page, not counted: counting reads all that the filter finds. */
    newest(filter: DisclosureFilter): Promise<Disclosure[]>;
    /** How many of each kind there are; a kind that has none is missing. */
    kinds(filter: Omit<DisclosureFilter, 'kind' | 'skip' | 'take'>): Promise<Partial<Record<DisclosureKind, number>>>;
    /** Where both languages have the id, the row of `lang` (English unless said). */
    find(id: string, asOf?: Instant, lang?: Locale): Promise<Disclosure | undefined>;
    /** Every version that was seen of that row of `lang`, the newest first, each with the instant from which it held. */
    versions(id: string, lang: Locale): Promise<{ disclosure: Disclosure; from: Instant }[]>;
    /** The row whose file stands at this path of the document host, or stood there before it was corrected. */
    findByFile(path: string): Promise<Disclosure | undefined>;
    /** The newest whose headline, symbol or issuer has every word, in any language. */
    search(wanted: Wanted & { isOwn: boolean }): Promise<Disclosure[]>;
    save(records: Disclosure[], recordedAt: Instant): Promise<Saved<Disclosure>>;
  };
  /** The words of files that were read, by the file's path below /documents. */
  fileWords: {
    /** The newest of that subject of which headline and text together have every word. */
    search(wanted: Wanted & { subject: FileSubject }): Promise<FileWords[]>;
    /** Those of the paths whose words are held. */
    known(paths: readonly string[]): Promise<ReadonlySet<string>>;
    save(records: readonly FileWords[]): Promise<void>;
  };
  /** The exchange's own press releases (call 11), kept apart because their feed is. */
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
  /** Answers whose meaning later pages give (events, services, shareholders, foreign holdings, Sharia lists …), whole and checked, with history. */
  documents: {
    /** `kind` such as 'top-shareholders', `key` such as a symbol. */
    find<T>(kind: string, key: string, asOf?: Instant): Promise<{ value: T; recordedAt: Instant } | undefined>;
    list<T>(kind: string, asOf?: Instant): Promise<{ key: string; value: T; recordedAt: Instant }[]>;
    /** Every version that was seen, the newest first, each with the instant from which it held; the last 2,000 at most. */
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
     * The service does not have what the job reads. Ends its incident and answers true; false, and nothing is noted, where it was
     * read before: then something is missing.
     */
    absent(job: string, at: Instant): Promise<boolean>;
    /** From `INCIDENT_FAILURES` in a row on an incident is open, which began with the first of them. */
    failed(job: string, at: Instant, error: string, failure: FailureKind): Promise<void>;
    /** The open ones, then those that ended, newest first. */
    incidents(take: number): Promise<Incident[]>;
    /** Keeps a record that was rejected, with the reason; the count is in `JobState`. */
    reject(job: string, at: Instant, record: unknown, reason: string): Promise<void>;
    refusals(job: string, take: number): Promise<{ at: Instant; record: unknown; reason: string }[]>;
  };
  submissions: SubmissionStore;
  seats: SeatStore;
  invitations: InvitationStore;
  outbox: OutboxStore;
  /**
   * Does `work` once for a key, no matter who asks and how often, for a day: all others are given its answer, which must be JSON.
   * What it stores is stored with the answer or not at all.
   */
  once<T>(key: string, at: Instant, work: (writing: Writing) => Promise<T>): Promise<Once<T>>;
  /**
   * Runs `work` while this process alone holds the named lock; answers false at once when another holds it. What the work
   * asks of the store after the lock was lost is rejected.
   */
  withLeadership(name: string, work: Led): Promise<boolean>;
  /** True while the database does not answer: who asks waits in vain. */
  isAway(): boolean;
  /** True when every migration has run and the engine answers. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** The store as pages read it. */
export type PageStore = Omit<Store, 'submissions' | 'outbox' | 'seats' | 'invitations'>;
