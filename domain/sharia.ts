import type { Bilingual } from './bilingual.ts';
import type { ExchangeRole } from './security.ts';
import type { PlainDate } from './time.ts';

/** A quarter with Sharia lists, of this exchange, the sister exchange or both. */
export interface ShariaQuarter {
  year: number;
  quarter: number;
  endsOn: PlainDate;
  exchanges: readonly { exchange: ExchangeRole }[];
}

/** A security on a quarter's list. */
export interface ShariaCompany {
  symbol: string;
  name: Bilingual;
  /** The list's own wording. */
  remarks: Bilingual;
}

/** Securities that one list has and the other has not, both ways; each in the order of its list. */
export function shariaChanges(
  now: readonly ShariaCompany[],
  before: readonly ShariaCompany[],
): { added: ShariaCompany[]; removed: ShariaCompany[] } {
  const without = (list: readonly ShariaCompany[], other: readonly ShariaCompany[]) => {
    const symbols = new Set(other.map(({ symbol }) => symbol));
    return list.filter(({ symbol }) => !symbols.has(symbol));
  };
  return { added: without(now, before), removed: without(before, now) };
}

/** The quarters that have ended before a day, newest first: a replayed market must not show its own future. */
export function endedQuarters(quarters: readonly ShariaQuarter[], today: PlainDate): ShariaQuarter[] {
  return quarters.filter(({ endsOn }) => endsOn < today).sort((a, b) => (a.endsOn < b.endsOn ? 1 : -1));
}

/** The newest quarter with the given year and number, each of which may be omitted; undefined when there is none. */
export function findQuarter(
  quarters: readonly ShariaQuarter[],
  filter: { year: number | null; quarter: number | null },
): ShariaQuarter | undefined {
  return quarters.find(
    ({ year, quarter }) =>
      (filter.year === null || year === filter.year) && (filter.quarter === null || quarter === filter.quarter),
  );
}
