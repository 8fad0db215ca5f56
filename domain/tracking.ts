import type { DayNetAssets } from './net-assets.ts';
import { overYear } from './period-results.ts';
import type { Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';
import type { ShareDividend, TotalReturnDay } from './total-return.ts';

/** A fund compared with an index over the same days; results are thousandths of a per cent. */
export interface Tracking {
  from: PlainDate;
  to: PlainDate;
  /** Result of the net assets, with distributions reinvested. */
  fund: Thousandths;
  /** Result with dividends. */
  index: Thousandths;
  /** The fund's result less that of the index: below 0 the fund earned less. */
  difference: Thousandths;
  /** Standard deviation of the daily differences, annualised; null for fewer than two of them. */
  error: Thousandths | null;
}

const PER_CENT = 100;
const THOUSANDTHS_A_PER_CENT = 1_000;

/**
 * Tracking difference and error of a fund: its net assets per unit with distributions reinvested, against the total
 * return of an index on the days that both have (docs/market-rules.md, Reviews of indices). Days must be oldest first;
 * null for fewer than two.
 */
export function tracking(
  values: readonly DayNetAssets[],
  distributions: readonly Pick<ShareDividend, 'exDate' | 'amount'>[],
  levels: readonly Pick<TotalReturnDay, 'date' | 'level'>[],
): Tracking | null {
  const levelOn = new Map(levels.map(({ date, level }) => [date, level]));
  const days = values.filter(({ date, value }) => levelOn.has(date) && value > 0);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last) return null;
  const moves = days.slice(1).map((day, at) => {
    const before = days[at]!;
    const paid = distributions
      .filter(({ exDate }) => exDate > before.date && exDate <= day.date)
      .reduce((sum, { amount }) => sum + amount, 0);
    return {
      fund: (day.value + paid) / before.value,
      index: levelOn.get(day.date)! / levelOn.get(before.date)!,
    };
  });
  const [fund, index] = [resultOf(moves.map((move) => move.fund)), resultOf(moves.map((move) => move.index))];
  return {
    from: first.date,
    to: last.date,
    fund,
    index,
    difference: fund - index,
    error: overYear(moves.map((move) => (move.fund - move.index) * PER_CENT)),
  };
}

function resultOf(ratios: readonly number[]): Thousandths {
  return Math.round((ratios.reduce((all, ratio) => all * ratio, 1) - 1) * PER_CENT * THOUSANDTHS_A_PER_CENT);
}
