import type { CapitalEvent } from './adjusted-price.ts';
import type { SecurityLine } from './bulletin.ts';
import type { DebtLine, FundLine, FutureLine } from './bulletin-lines.ts';
import type { BulletinPeriod } from './bulletin-period.ts';
import { turnedOf } from './bulletin-security.ts';
import { settlementIn, type FutureDay } from './future-days.ts';
import { netAssetDays, type DayNetAssets } from './net-assets.ts';
import type { DailyBar } from './quote.ts';
import type { Security } from './security.ts';
import type { PlainDate } from './time.ts';

/** Sukuk and bonds that are or were listed, with their daily bars. */
export interface DebtInput {
  issues: readonly { security: Pick<Security, 'symbol' | 'kind' | 'currency'>; bars: readonly DailyBar[] }[];
  /** Number of issues in each group (`debtGroup`) listed at the end of the period. */
  listed: ReadonlyMap<string, number>;
}

type Span = Pick<BulletinPeriod, 'from' | 'to'>;

const FUND_KINDS: readonly string[] = ['reit', 'etf', 'fund'];

/**
 * Each contract of the period, by root and end; null unless futures are stored for every trading day. The change is in
 * the units of the contract's last day, by the capital events of its share.
 */
export function futureLines(
  futures: readonly (FutureDay & { currency: string })[],
  days: readonly PlainDate[],
  eventsOf: (root: string) => readonly CapitalEvent[],
): FutureLine[] | null {
  const own = futures.filter(({ date }) => days.includes(date));
  if (new Set(own.map(({ date }) => date)).size < days.length) return null;
  return [...Map.groupBy(own, ({ symbol }) => symbol).values()]
    .map((unsorted): FutureLine => {
      const contract = unsorted.toSorted((a, b) => compare(a.date, b.date));
      const last = contract.at(-1)!;
      const before = futures
        .filter(({ symbol, date }) => symbol === last.symbol && date < days[0]!)
        .reduce<FutureDay | null>((latest, day) => (latest && latest.date > day.date ? latest : day), null);
      const sum = (of: (day: FutureDay) => number) => contract.reduce((all, day) => all + of(day), 0);
      return {
        symbol: last.symbol,
        root: last.root,
        expiresOn: last.expiresOn,
        currency: last.currency,
        volume: sum(({ volume }) => volume),
        value: sum(({ value }) => value),
        trades: sum(({ trades }) => trades),
        settlement: last.settlement,
        change: before && last.settlement - settlementIn(last.date, before, eventsOf(last.root)),
        openInterest: last.openInterest,
      };
    })
    .sort((a, b) => compare(a.root, b.root) || compare(a.expiresOn, b.expiresOn));
}

/** The group of an issue in the section. */
export function debtGroup({ kind, currency }: Pick<Security, 'kind' | 'currency'>): string {
  return `${kind} ${currency}`;
}

/** Sukuk and bonds by currency; a group with none listed and none traded is left out. */
export function debtLines({ issues, listed }: DebtInput, { from, to }: Span): DebtLine[] {
  const bars = ({ bars: all }: DebtInput['issues'][number]) =>
    all.filter(({ date, volume }) => date >= from && date <= to && volume !== 0);
  return [...Map.groupBy(issues, ({ security }) => debtGroup(security))]
    .map(([group, own]): DebtLine => {
      const { kind, currency } = own[0]!.security;
      const traded = own.filter((issue) => bars(issue).length > 0);
      return {
        kind: kind as DebtLine['kind'],
        currency,
        listed: listed.get(group) ?? 0,
        traded: traded.length,
        ...turnedOf(traded.flatMap(bars)),
      };
    })
    .filter((line) => line.listed > 0 || line.traded > 0)
    .sort((a, b) => -compare(a.kind, b.kind) || compare(a.currency, b.currency));
}

/** Every fund and REIT with its last net assets of the period or before; null when none are stored for any of them. */
export function fundLines(
  funds: readonly Pick<SecurityLine, 'symbol' | 'name' | 'kind'>[],
  values: ReadonlyMap<string, readonly DayNetAssets[]>,
  { bars, to }: { bars: ReadonlyMap<string, readonly DailyBar[]>; to: PlainDate },
): FundLine[] | null {
  const lines = funds
    .filter(({ kind }) => FUND_KINDS.includes(kind))
    .map(({ symbol, name, kind }): FundLine => {
      const known = (values.get(symbol) ?? []).filter(({ date }) => date <= to);
      const last = netAssetDays(known, bars.get(symbol) ?? []).at(-1);
      return {
        symbol,
        name,
        kind,
        day: last?.date ?? null,
        netAssets: last?.value ?? null,
        close: last?.close ?? null,
        premium: last?.premiumPercent ?? null,
      };
    });
  return lines.some(({ netAssets }) => netAssets !== null) ? lines : null;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
