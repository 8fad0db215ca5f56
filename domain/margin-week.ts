import { partOf, type Thousandths } from './thousandths.ts';
import type { Instant, PlainDate } from './time.ts';

export const MARGIN_KINDS = ['margin', 'short-term'] as const;
export type MarginKind = (typeof MARGIN_KINDS)[number];

/** Margin loans of investors from members at the end of a week. */
export interface MarginWeek {
  /** Last trading day of the week. */
  week: PlainDate;
  publishedAt: Instant;
  /** From 1; a member's late report creates the next. */
  revision: number;
  /** `all` for weeks before both kinds were reported separately. */
  kind: MarginKind | 'all';
  /** Members that lend, and those of them whose reports have been received. */
  members: number;
  reporting: number;
  accounts: number;
  outstanding: Thousandths;
  /** Market value of the securities pledged for the loans. */
  collateral: Thousandths;
  purchases: Thousandths;
  sales: Thousandths;
  /** Calls for more collateral. */
  calls: number;
  /** Value that members sold for clients who did not answer a call. */
  soldOut: Thousandths;
  /** Only the largest of the kind, by financed value. */
  securities: readonly FinancedSecurity[];
}

export interface FinancedSecurity {
  symbol: string;
  financed: Thousandths;
  heldShares: number;
}

/** Both kinds of a week together, or one of them. */
export interface MarginTotal extends Omit<MarginWeek, 'kind' | 'members' | 'reporting'> {
  /** null of two kinds together: their reports do not say which members lend in both. */
  members: number | null;
  reporting: number | null;
  /** A member reports each kind by itself. */
  reportsDue: number;
  reports: number;
}

/** Collateral as a share of the outstanding amount: thousandths of a per cent; null when nothing is outstanding. */
export function coverageOf({ collateral, outstanding }: Pick<MarginWeek, 'collateral' | 'outstanding'>) {
  return partOf(collateral, outstanding);
}

/** The collateral's value less the debt, as a share of that value: below 25 per cent a client is called. */
export function cushionOf({ collateral, outstanding }: Pick<MarginWeek, 'collateral' | 'outstanding'>) {
  return partOf(collateral - outstanding, collateral);
}

/**
 * The weeks, newest first: both kinds together, or only the weeks with that kind reported separately. A week with only
 * one of the kinds has no joint total.
 */
export function marginTotals(weeks: readonly MarginWeek[], kind: MarginKind | null): MarginTotal[] {
  const wanted = weeks.filter((week) => kind === null || week.kind === kind);
  return [...Map.groupBy(wanted, ({ week }) => week).values()]
    .filter((kinds) => kind !== null || isWhole(kinds))
    .map(together)
    .sort((a, b) => (a.week > b.week ? -1 : 1));
}

/** The last trading days of weeks with only one of the kinds, oldest first. */
export function halfWeeks(weeks: readonly MarginWeek[]): PlainDate[] {
  const byWeek = [...Map.groupBy(weeks, ({ week }) => week)];
  return byWeek.flatMap(([week, kinds]) => (isWhole(kinds) ? [] : [week])).sort();
}

function isWhole(kinds: readonly MarginWeek[]): boolean {
  const has = (kind: MarginWeek['kind']) => kinds.some((week) => week.kind === kind);
  return has('all') || MARGIN_KINDS.every(has);
}

function together(kinds: readonly MarginWeek[]): MarginTotal {
  const sum = (of: (week: MarginWeek) => number) => kinds.reduce((all, week) => all + of(week), 0);
  const most = (of: (week: MarginWeek) => number) => Math.max(...kinds.map(of));
  const only = (of: (week: MarginWeek) => number) => (kinds.length === 1 ? of(kinds[0]!) : null);
  return {
    week: kinds[0]!.week,
    publishedAt: most(({ publishedAt }) => publishedAt),
    revision: most(({ revision }) => revision),
    members: only(({ members }) => members),
    reporting: only(({ reporting }) => reporting),
    reportsDue: sum(({ members }) => members),
    reports: sum(({ reporting }) => reporting),
    accounts: sum(({ accounts }) => accounts),
    outstanding: sum(({ outstanding }) => outstanding),
    collateral: sum(({ collateral }) => collateral),
    purchases: sum(({ purchases }) => purchases),
    sales: sum(({ sales }) => sales),
    calls: sum(({ calls }) => calls),
    soldOut: sum(({ soldOut }) => soldOut),
    securities: financed(kinds),
  };
}

/**
 * Each kind's report lists only its largest securities: of a security that one of them leaves out, the joint amount is
 * not known. A kind without debt leaves out none.
 */
function financed(kinds: readonly MarginWeek[]): FinancedSecurity[] {
  const lists = kinds.flatMap(({ outstanding, securities }) =>
    outstanding > 0 || securities.length > 0 ? [securities] : [],
  );
  const isInAll = (symbol: string) => lists.every((list) => list.some((one) => one.symbol === symbol));
  return [...Map.groupBy(lists.flat(), ({ symbol }) => symbol)]
    .filter(([symbol]) => isInAll(symbol))
    .map(([symbol, own]) => ({
      symbol,
      financed: own.reduce((all, one) => all + one.financed, 0),
      heldShares: own.reduce((all, one) => all + one.heldShares, 0),
    }))
    .sort((a, b) => b.financed - a.financed || (a.symbol < b.symbol ? -1 : 1));
}
