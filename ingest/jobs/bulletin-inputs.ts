import type { CapitalEvent } from '#domain/adjusted-price.ts';
import type { BoardElection } from '#domain/board-election.ts';
import type { Bulletin, SecurityLine } from '#domain/bulletin.ts';
import { bulletinOf, type BulletinInputs } from '#domain/bulletin-of.ts';
import { tradingDaysOf, type BulletinPeriod } from '#domain/bulletin-period.ts';
import type { SecurityInput } from '#domain/bulletin-security.ts';
import type { DealsHeld } from '#domain/bulletin-events.ts';
import { historyFrom, valuedDays } from '#domain/bulletin-years.ts';
import { addDays } from '#domain/calendar.ts';
import { marketDate } from '#domain/date.ts';
import { capitalEvent, rightsAction } from '#domain/capital-event.ts';
import type { CorporateAction } from '#domain/corporate-action.ts';
import { areDealsKnown, DEALS_READ, type DealsRead } from '#domain/deals-read.ts';
import { meetingActions, namedMeetings } from '#domain/general-meetings.ts';
import type { InvestorTrade } from '#domain/investor-trades.ts';
import type { IssuerMeetingNotice } from '#domain/meeting-notice.ts';
import { monthOf } from '#domain/month.ts';
import type { DailyBar } from '#domain/quote.ts';
import { RIGHTS_DOCUMENT_KIND, type RightsIssue } from '#domain/rights-issue.ts';
import { isInMarketSums, isListedBy, type Security } from '#domain/security.ts';
import { newSharesOf, sharesOn } from '#domain/shares-in-issue.ts';
import type { PlainDate } from '#domain/time.ts';
import type { JobContext } from '../job.ts';
import { BARS_READ, UP_TO } from './bars.ts';
import { DEBT_KINDS, lackingJobs, readRecords } from './bulletin-records.ts';
import { basketReader } from './bulletin-baskets.ts';
import { withRemovals } from './bulletin-removals.ts';
import { withDocumentsOnce } from './documents-once.ts';

/** Bars of this many days before a period are read; for a security that has not traded in them, the last one before. */
const PRICE_DAYS_BEFORE = 120;
/** Securities whose bars are read by one query. */
const SYMBOLS_AT_ONCE = 20;
/** Of a period that began before the first stored day. */
const NO_DEALS: DealsHeld = { since: null, deals: [] };
/** Pause between two queries to the store. */
const PAUSE_MS = 10;

interface Made {
  made: Bulletin | null;
  /** Jobs that have not yet read the data of this period. */
  lacking: readonly string[];
}

export interface ReadInputs {
  /** Builds the bulletin of one of the periods. Names and share counts of a stored bulletin are kept. */
  make(period: BulletinPeriod, stored: Bulletin | undefined): Promise<Made>;
}

/** Reads once the inputs of the bulletins of several periods. */
export async function readBulletinInputs(
  ofJob: JobContext,
  signal: AbortSignal,
  { periods, upTo }: { periods: readonly BulletinPeriod[]; upTo: PlainDate },
): Promise<ReadInputs> {
  const context = withDocumentsOnce(ofJob);
  const { store, exchange } = context;
  const earliest = (days: readonly PlainDate[]) => days.reduce((least, day) => (day < least ? day : least));
  const first = earliest(periods.map(({ from }) => from));
  const historyBegins = earliest(periods.map(historyFrom));
  const today = marketDate(context.live.now());
  const [securities, profiles, actions, rights, since, dealsRead, elections, notices] = await Promise.all([
    store.securities.list({ exchange: 'home' }),
    store.profiles.list(),
    store.corporateActions.list(),
    store.documents.list<RightsIssue>(RIGHTS_DOCUMENT_KIND),
    store.directDeals.first(),
    store.documents.list<DealsRead>(DEALS_READ),
    store.documents.find<{ elections: readonly BoardElection[] }>('board-elections', 'all'),
    store.documents.list<IssuerMeetingNotice>('meeting-notice'),
  ]);
  const [jobs, read] = await Promise.all([store.ingestJobs.list(), store.documents.find(BARS_READ, UP_TO)]);
  const readOn = new Map(dealsRead.map(({ key, value }) => [key, value]));
  const removed = new Set(securities.filter(({ active }) => !active).map(({ symbol }) => symbol));
  const issues = rights.map(({ value }) => value);
  const names = new Map(securities.map(({ symbol, name }) => [symbol, name]));
  const rightsActions = issues.map(rightsAction).map((action) => ({
    ...action,
    issuer: names.get(action.symbol) ?? action.issuer,
  }));
  const meetings = namedMeetings({
    elections: elections?.value.elections ?? [],
    notices: notices.map(({ value }) => value),
    names,
    today,
  });
  const moving = [...actions, ...rightsActions];
  const happening = [...moving, ...meetingActions(actions, meetings)];
  const counted = securities.filter(isInMarketSums);
  const shares = new Map(profiles.map(({ symbol, issuedShares }) => [symbol, issuedShares]));
  const bars = new Map<string, DailyBar[]>();
  for (const [ids, from] of [
    [exchange.indices.map(({ code }) => code), historyBegins],
    [counted.map(({ symbol }) => symbol), addDays(first, -PRICE_DAYS_BEFORE)],
    [securities.filter(({ kind }) => DEBT_KINDS.includes(kind)).map(({ symbol }) => symbol), first],
  ] as const)
    for (let at = 0; at < ids.length; at += SYMBOLS_AT_ONCE) {
      const found = await store.bars.lists(ids.slice(at, at + SYMBOLS_AT_ONCE), from, upTo);
      for (const [id, own] of found) bars.set(id, own);
      await context.pause(PAUSE_MS, signal);
    }
  const last = await store.bars.last(
    counted.map(({ symbol }) => ({ symbol, until: addDays(first, -PRICE_DAYS_BEFORE - 1) })),
  );
  for (const bar of last) bars.get(bar.symbol)!.unshift(bar);
  const days = await store.bars.days(
    counted.map(({ symbol }) => symbol),
    historyBegins,
    upTo,
  );
  const general = exchange.indices.toSorted((a, b) => Number(b.kind === 'general') - Number(a.kind === 'general'));
  const indices = general.map(({ code, name, kind, path }) => {
    return { code, name, bars: bars.get(code) ?? [], sector: kind === 'sector' ? path : undefined };
  });

  const absent = new Set(jobs.filter(({ absentSince }) => absentSince !== null).map(({ job }) => job));
  const reference = {
    securities,
    profiles,
    bars,
    hasDebtBars: read !== undefined,
    absent,
    actions,
    basketsOf: basketReader(context),
  };

  return {
    async make(period, stored) {
      const own = tradingDaysOf(period);
      // Prices go back equally far for each period, whatever was read for periods beside it.
      const pricesFrom = addDays(period.from, -PRICE_DAYS_BEFORE);
      const pricesOf = (symbol: string) => {
        const own = bars.get(symbol) ?? [];
        const lastBefore = own.findLast(({ date }) => date < pricesFrom);
        return own.filter((bar) => bar === lastBefore || bar.date >= pricesFrom);
      };
      const known = new Map(stored?.sections.securities?.map((line) => [line.symbol, line]));
      const listed = counted.flatMap((security) =>
        inputOf(security, { period, known, today, actions: moving, issues, bars: pricesOf(security.symbol), shares }),
      );
      const inputs: BulletinInputs = {
        securities: await withRemovals(context, listed, { valued: valuedDays(period, days), removed, known }),
        days,
        indices,
        trades: await tradesOf(context, period),
        deals: since && since <= own[0]! ? await dealsOf(context, own, { since, readOn }) : NO_DEALS,
        actions: happening,
        records: await readRecords(context, period, { reference, stored }),
      };
      const made = withStored(bulletinOf(period, inputs), stored);
      return { made, lacking: made ? lackingJobs(made, inputs.records ?? {}) : [] };
    },
  };
}

/**
 * Keeps the next actions of the stored bulletin: they were given as known at the time, and a later announcement does
 * not correct them.
 */
function withStored(made: Bulletin | null, stored: Bulletin | undefined): Bulletin | null {
  const nextActions = stored?.sections['next-actions'];
  return made && nextActions ? { ...made, sections: { ...made.sections, 'next-actions': nextActions } } : made;
}

interface Around {
  period: BulletinPeriod;
  /** Lines of the stored bulletin, keyed by symbol; empty when there is none. */
  known: ReadonlyMap<string, SecurityLine>;
  /** The day to which the profiles' share counts apply. */
  today: PlainDate;
  actions: readonly CorporateAction[];
  issues: readonly RightsIssue[];
  bars: readonly DailyBar[];
  shares: ReadonlyMap<string, number | null>;
}

/**
 * The input of a security that was listed by the end of the period or traded in it; empty for one that had left before.
 */
function inputOf(security: Security, around: Around): SecurityInput[] {
  const { period, known, today, actions, bars, shares } = around;
  const { symbol } = security;
  const line = known.get(symbol);
  const traded = bars.some(({ date }) => date >= period.from && date <= period.to);
  const wasListed = known.size > 0 ? line !== undefined : isListedBy(security, period.to);
  if (!traded && !wasListed) return [];
  const events = actions.flatMap((action) => (action.symbol === symbol ? (capitalChange(action) ?? []) : []));
  const newShares = newSharesOf(around.issues.filter((issue) => issue.symbol === symbol));
  const now = shares.get(symbol) ?? null;
  return [
    {
      security: line ?? security,
      bars,
      events,
      newShares,
      issuedShares: line
        ? line.issuedShares
        : now && sharesOn(period.to, { day: today, shares: now }, { events, newShares }),
    },
  ];
}

/** The capital event of an action; null for a dividend, which changes the price. */
function capitalChange(action: CorporateAction): CapitalEvent | null {
  return action.kind === 'cash-dividend' ? null : capitalEvent(action);
}

async function tradesOf({ store }: JobContext, { from, to }: BulletinPeriod): Promise<InvestorTrade[]> {
  const keys = [...new Set(tradingDaysOf({ from, to }).map(monthOf))];
  const months = await Promise.all(keys.map((key) => store.documents.find<InvestorTrade[]>('investor-trades', key)));
  return months.flatMap((month) => month?.value ?? []).filter(({ date }) => date >= from && date <= to);
}

async function dealsOf(
  { store }: JobContext,
  days: readonly PlainDate[],
  { since, readOn }: { since: PlainDate; readOn: ReadonlyMap<string, DealsRead> },
): Promise<DealsHeld> {
  const lists = await Promise.all(days.map((day) => store.directDeals.list(day)));
  const unread = days.filter((day, at) => !areDealsKnown(readOn.get(day), lists[at]!));
  return { since, deals: lists.flat(), unread };
}
