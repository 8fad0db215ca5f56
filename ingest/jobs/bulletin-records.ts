import { debtGroup, type DebtInput } from '#domain/bulletin-products.ts';
import type { Bulletin } from '#domain/bulletin.ts';
import { disclosureWindow } from '#domain/bulletin-disclosures.ts';
import { tradingDaysOf, type BulletinPeriod } from '#domain/bulletin-period.ts';
import type { BulletinRecords } from '#domain/bulletin-records.ts';
import { previousTradingDay } from '#domain/calendar.ts';
import type { CorporateAction } from '#domain/corporate-action.ts';
import type { OwnershipDay } from '#domain/foreign-ownership.ts';
import type { FutureDay } from '#domain/future-days.ts';
import type { MarginWeek } from '#domain/margin-week.ts';
import { monthOf, monthsFrom, type Month } from '#domain/month.ts';
import type { DayNetAssets } from '#domain/net-assets.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { CompanyProfile, Security } from '#domain/security.ts';
import type { PlainDate } from '#domain/time.ts';
import { shareDividends } from '#domain/total-return.ts';
import type { JobContext } from '../job.ts';
import type { BasketReader } from './bulletin-baskets.ts';
import { ISSUERS_OWN, readDisclosures } from './bulletin-disclosures.ts';

/** Jobs that read a bulletin's data besides prices; the first reading of each is awaited. */
export const RECORD_JOBS = [
  'future-days',
  'net-assets',
  'ownership-days',
  'margin-weeks',
  'disclosures',
  'disclosure-history',
  'index-baskets',
  'dividends',
  'board-elections',
  'direct-deals',
] as const;
type RecordJob = (typeof RECORD_JOBS)[number];

/** Data shared by the bulletins of one run. */
export interface Reference {
  securities: readonly Security[];
  profiles: readonly CompanyProfile[];
  /** Keyed by symbol, oldest first. */
  bars: ReadonlyMap<string, readonly DailyBar[]>;
  /** True when the bars of every security are read, those of sukuk and bonds included. */
  hasDebtBars: boolean;
  /** Jobs whose service does not have their data. */
  absent: ReadonlySet<string>;
  actions: readonly CorporateAction[];
  basketsOf: BasketReader;
}

export const DEBT_KINDS: readonly Security['kind'][] = ['sukuk', 'bond'];

/** The stored records of a period; what no service provides is left out. */
export async function readRecords(
  context: JobContext,
  period: BulletinPeriod,
  { reference, stored }: { reference: Reference; stored: Bulletin | undefined },
): Promise<BulletinRecords> {
  const { securities, profiles, absent } = reference;
  const isGiven = (job: RecordJob) => !absent.has(job);
  const isLong = period.kind === 'quarterly' || period.kind === 'yearly';
  const isDaily = period.kind === 'daily';
  const debt = reference.hasDebtBars ? debtOf(period, reference, stored) : undefined;
  const ends = profiles.flatMap(({ symbol, fiscalYearEndMonth: month }) => (month ? [[symbol, month] as const] : []));
  const futures = isGiven('future-days') ? await futuresOf(context, period) : undefined;
  return {
    ...(futures && { futures }),
    ...(debt && { debt }),
    ...(isGiven('net-assets') && { netAssets: await netAssetsOf(context, period) }),
    ...(isGiven('ownership-days') && !isDaily && { ownership: await ownershipOf(context, period) }),
    ...(isGiven('margin-weeks') && !isDaily && { margin: await marginOf(context, period) }),
    ...(isGiven('disclosures') && {
      disclosures: await readDisclosures(context, disclosureWindow(period), { type: ISSUERS_OWN, statements: isLong }),
      yearEnds: new Map(ends),
    }),
    ...(isGiven('disclosures') &&
      !isDaily && {
        announcements: await readDisclosures(context, disclosureWindow(period), { type: context.exchange.newsType }),
      }),
    ...(securities.some(({ listedOn }) => listedOn !== null) && {
      listed: securities.filter(({ kind }) => !['future', 'carbon', 'right'].includes(kind)),
    }),
    ...(isGiven('index-baskets') && { baskets: await reference.basketsOf(period) }),
    ...(isGiven('dividends') && { dividends: shareDividends(reference.actions) }),
  };
}

/** Undefined when the exchange lists no futures. */
async function futuresOf({ store, exchange }: JobContext, period: BulletinPeriod): Promise<BulletinRecords['futures']> {
  const { contracts } = exchange.derivatives;
  if (contracts.length === 0) return undefined;
  const months = monthsBetween(dayBefore(period), period.to);
  const found: (FutureDay & { currency: string })[] = [];
  for (const { root, currency } of contracts)
    for (const month of months) {
      const days = await store.documents.find<readonly FutureDay[]>('future-days', `${root}:${month}`);
      for (const day of days?.value ?? []) found.push({ ...day, currency });
    }
  return found;
}

/** The number of listed issues stays as it was when the bulletin was first made. */
function debtOf(
  { from, to }: BulletinPeriod,
  { securities, bars }: Reference,
  stored: Bulletin | undefined,
): DebtInput | undefined {
  const all = securities.filter(({ kind }) => DEBT_KINDS.includes(kind));
  if (all.length === 0) return undefined;
  const issues = all.map((security) => ({
    security,
    bars: (bars.get(security.symbol) ?? []).filter(({ date }) => date >= from),
  }));
  const listed = new Map(stored?.sections.debt?.map((line) => [debtGroup(line), line.listed]));
  if (listed.size > 0) return { issues, listed };
  for (const { security, bars: own } of issues) {
    const { active, listedOn } = security;
    const isListed = (active && (listedOn === null || listedOn <= to)) || own.some(({ date }) => date >= to);
    if (isListed) listed.set(debtGroup(security), (listed.get(debtGroup(security)) ?? 0) + 1);
  }
  return { issues, listed };
}

async function netAssetsOf({ store }: JobContext, { to }: BulletinPeriod) {
  const year = Number(to.slice(0, 4));
  const all = await store.documents.list<readonly DayNetAssets[]>('net-asset-values');
  const values = new Map<string, DayNetAssets[]>();
  for (const { key, value } of all.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const [symbol = '', own] = key.split(':');
    if (Number(own) === year || Number(own) === year - 1) values.set(symbol, [...(values.get(symbol) ?? []), ...value]);
  }
  return values;
}

/** The last trading day of the period and the last one before it, each with all companies. */
async function ownershipOf({ store }: JobContext, period: BulletinPeriod): Promise<OwnershipDay[]> {
  const last = tradingDaysOf(period).at(-1) ?? period.to;
  const wanted = [dayBefore(period), last];
  const months = await Promise.all(
    [...new Set(wanted.map(monthOf))].map((month) =>
      store.documents.find<readonly OwnershipDay[]>('foreign-ownership', month),
    ),
  );
  return months.flatMap((month) => month?.value ?? []).filter(({ date }) => wanted.includes(date));
}

/** A week at the turn of the year belongs to the year of its last trading day. */
async function marginOf({ store }: JobContext, { from, to }: BulletinPeriod): Promise<MarginWeek[]> {
  const years = [...new Set([from.slice(0, 4), to.slice(0, 4)])];
  const found = await Promise.all(
    years.map((year) => store.documents.find<readonly MarginWeek[]>('margin-weeks', year)),
  );
  return found.flatMap((year) => year?.value ?? []);
}

function dayBefore(period: BulletinPeriod): PlainDate {
  return previousTradingDay(tradingDaysOf(period)[0] ?? period.from);
}

function monthsBetween(from: PlainDate, to: PlainDate): Month[] {
  const months: Month[] = [];
  for (let month: Month | null = monthOf(from); month !== null && month <= monthOf(to); month = monthsFrom(month, 1))
    months.push(month);
  return months;
}

/** Jobs whose records of the last day or week arrive later than its bars and are missing. */
export function lackingJobs(made: Bulletin, records: BulletinRecords): string[] {
  const { futures, foreign } = made.sections;
  const values = [...(records.netAssets?.values() ?? [])].flat();
  return [
    ...(made.sections.nationality === null ? ['investor-trades'] : []),
    ...(futures === null ? ['future-days'] : []),
    ...(records.netAssets && !values.some(({ date }) => date === made.to) ? ['net-assets'] : []),
    ...(foreign === null ? ['ownership-days'] : []),
  ];
}
