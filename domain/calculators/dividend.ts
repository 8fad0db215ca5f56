import { divided, exact, multiplied, ofDecimal, toFils, toPercent, type Exact, type Fils } from './exact.ts';
import type { Thousandths } from '../thousandths.ts';

/** The payment on a number of shares. */
export interface Payout {
  /** Before rounding. */
  exact: Exact;
  amount: Fils;
}

/** Shares × dirhams a share, rounded to fils once; `perShare` with all its digits: '0.0675'. */
export function payoutOf(shares: number, perShare: string): Payout {
  const amount = multiplied(exact(shares), ofDecimal(perShare));
  return { exact: amount, amount: toFils(amount) };
}

/** Dirhams a share in thousandths of a per cent of par; null when par is not known. */
export function percentOfPar(perShare: string, par: string | null): Thousandths | null {
  return par === null ? null : toPercent(divided(ofDecimal(perShare), ofDecimal(par)));
}
