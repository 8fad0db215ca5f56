import { sameInAll } from './bilingual.ts';
import type { ForeignLine, MarginLine, Names } from './bulletin-lines.ts';
import type { BulletinPeriod } from './bulletin-period.ts';
import { foreignRoom, type OwnershipDay } from './foreign-ownership.ts';
import { coverageOf, marginTotals, type MarginWeek } from './margin-week.ts';
import type { PlainDate } from './time.ts';

const LARGEST_CHANGES = 10;

/**
 * Foreign ownership of each company at the end of the last day, against the last day before the first; null when that
 * last day is not stored.
 */
function foreignLines(
  days: readonly OwnershipDay[],
  from: PlainDate,
  to: PlainDate,
  names: Names,
): ForeignLine[] | null {
  const last = days.filter(({ date }) => date === to);
  if (last.length === 0) return null;
  const dayBefore = days.reduce((latest, { date }) => (date < from && date > latest ? date : latest), '');
  const before = new Map(days.flatMap((day) => (day.date === dayBefore ? [[day.symbol, day.foreign.actual]] : [])));
  return last.map((day): ForeignLine => {
    const { symbol, foreign } = day;
    const { shares, used, status } = foreignRoom(day);
    const was = before.get(symbol);
    return {
      symbol,
      name: names.get(symbol) ?? sameInAll(symbol),
      permitted: foreign.permitted,
      actual: foreign.actual,
      change: was === undefined ? null : foreign.actual - was,
      left: shares,
      used,
      status,
    };
  });
}

/** The companies whose foreign ownership changed, largest changes first; and those near, at or over the limit. */
export function foreignSections(
  days: readonly OwnershipDay[],
  { from, to }: { from: PlainDate; to: PlainDate },
  names: Names,
): { foreign: ForeignLine[] | null; 'foreign-limits': ForeignLine[] | null } {
  const lines = foreignLines(days, from, to, names);
  if (lines === null) return { foreign: null, 'foreign-limits': null };
  const bySymbol = (a: ForeignLine, b: ForeignLine) => (a.symbol < b.symbol ? -1 : 1);
  const isKnown = lines.some(({ change }) => change !== null);
  const changed = lines
    .filter(({ change }) => change)
    .sort((a, b) => Math.abs(b.change!) - Math.abs(a.change!) || bySymbol(a, b));
  const near = lines
    .filter(({ status }) => status === 'near' || status === 'full' || status === 'over')
    .sort((a, b) => (b.used ?? Infinity) - (a.used ?? Infinity) || bySymbol(a, b));
  return { foreign: isKnown ? changed.slice(0, LARGEST_CHANGES) : null, 'foreign-limits': near };
}

/** The weeks that end within the period, oldest first; null when none is stored with both kinds. */
export function marginLines(
  weeks: readonly MarginWeek[],
  { from, to }: Pick<BulletinPeriod, 'from' | 'to'>,
): MarginLine[] | null {
  const own = marginTotals(
    weeks.filter(({ week }) => week >= from && week <= to),
    null,
  );
  if (own.length === 0) return null;
  return own.toReversed().map((total): MarginLine => {
    const { week, outstanding, collateral, purchases, sales, calls, soldOut, accounts } = total;
    const coverage = coverageOf(total);
    return { week, outstanding, collateral, coverage, purchases, sales, calls, soldOut, accounts };
  });
}
