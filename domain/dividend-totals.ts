import type { DividendStatus } from './dividend-status.ts';
import { monthOf, type Month } from './month.ts';
import type { Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

/** A distribution of a fiscal year, with the fields that its sums need. */
export interface SummedDividend {
  symbol: string;
  status: DividendStatus;
  /** Null when it was not published, or is in another currency. */
  total: Thousandths | null;
  paymentDate: PlainDate | null;
}

export interface DividendTotals {
  companies: number;
  distributions: number;
  /** Total of all that are not withdrawn. */
  declared: Thousandths;
  /** Part of it that general meetings have yet to approve. */
  proposed: Thousandths;
  paid: Thousandths;
  /** Distributions without a total, which are in none of the sums. */
  leftOut: number;
  /** The next payment day; null when none is announced. */
  nextPayment: { on: PlainDate; isProposed: boolean } | null;
}

/** The figures of a fiscal year, without withdrawn dividends. */
export function dividendTotals(rows: readonly SummedDividend[], today: PlainDate): DividendTotals {
  const valid = rows.filter(({ status }) => status !== 'withdrawn');
  const sum = (some: readonly SummedDividend[]) => some.reduce((all, { total }) => all + (total ?? 0), 0);
  return {
    companies: new Set(valid.map(({ symbol }) => symbol)).size,
    distributions: valid.length,
    declared: sum(valid),
    proposed: sum(valid.filter(({ status }) => status === 'proposed')),
    paid: sum(valid.filter(({ status }) => status === 'paid')),
    leftOut: valid.filter(({ total }) => total === null).length,
    nextPayment: nextPaymentOf(valid, today),
  };
}

/** A day on which both a confirmed and a proposed dividend are paid is certain. */
function nextPaymentOf(rows: readonly SummedDividend[], today: PlainDate): DividendTotals['nextPayment'] {
  const on = rows
    .flatMap(({ paymentDate }) => (paymentDate !== null && paymentDate >= today ? paymentDate : []))
    .toSorted()[0];
  if (on === undefined) return null;
  return { on, isProposed: rows.every(({ status, paymentDate }) => paymentDate !== on || status === 'proposed') };
}

/**
 * Payments by month, in order, for months that have one; they add up to the declared dividends that have a payment day.
 */
export function paymentsByMonth(
  rows: readonly SummedDividend[],
): { month: Month; total: Thousandths; payments: number }[] {
  const dated = rows.filter(({ status, paymentDate }) => status !== 'withdrawn' && paymentDate !== null);
  const months = Map.groupBy(dated, ({ paymentDate }) => monthOf(paymentDate!));
  return [...months]
    .map(([month, paid]) => ({
      month,
      total: paid.reduce((all, { total }) => all + (total ?? 0), 0),
      payments: paid.length,
    }))
    .sort((a, b) => (a.month < b.month ? -1 : 1));
}
