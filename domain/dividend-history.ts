import { currencyOf, type CorporateAction } from './corporate-action.ts';
import type { Thousandths } from './thousandths.ts';

/** Dividends on a share for one year. */
export interface DividendYear {
  year: number;
  payments: number;
  /** Per share, in the security's currency: all payments of the year, as declared. */
  amount: Thousandths;
  /** ISO 4217. */
  currency: string;
  /** True when a part of the amount is only proposed. */
  proposed: boolean;
}

/**
 * Cash dividends by fiscal year, newest first; when the year is not given, that of the first known day counts.
 * Withdrawn actions and those without an amount are left out. Amounts are those of the day: no later split changes
 * them.
 */
export function dividendYears(actions: readonly CorporateAction[]): DividendYear[] {
  const years = new Map<number, DividendYear>();
  for (const action of actions) {
    const year = yearOf(action);
    if (action.kind !== 'cash-dividend' || action.marker === 'withdrawn') continue;
    if (year === null || action.amountPerShare === null) continue;
    const held = years.get(year) ?? { year, payments: 0, amount: 0, currency: currencyOf(action), proposed: false };
    years.set(year, {
      ...held,
      payments: held.payments + 1,
      amount: held.amount + action.amountPerShare,
      proposed: held.proposed || action.marker === 'proposed',
    });
  }
  return [...years.values()].sort((a, b) => b.year - a.year);
}

function yearOf({ fiscalYear, exDate, entitlementDate, recordDate, paymentDate }: CorporateAction): number | null {
  const day = exDate ?? entitlementDate ?? recordDate ?? paymentDate;
  return fiscalYear ?? (day === null ? null : Number(day.slice(0, 4)));
}
