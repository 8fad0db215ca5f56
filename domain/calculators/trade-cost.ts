import type { Thousandths } from '../thousandths.ts';
import {
  added,
  compared,
  divided,
  exact,
  multiplied,
  ofFils,
  ofPercent,
  ofThousandths,
  toFils,
  toPercent,
  type Exact,
  type Fils,
} from './exact.ts';

/** A charge on a trade: a share of its value, with a minimum. */
export interface FeeLine {
  id: string;
  /** Thousandths of a per cent. */
  rate: Thousandths;
  least: Thousandths;
  /** True when VAT is added. */
  taxed: boolean;
}

export interface FeeAmount {
  line: FeeLine;
  /** Amount by the rate, before rounding. */
  byRate: Exact;
  amount: Fils;
  /** True when the minimum exceeds the amount by the rate. */
  isLeast: boolean;
}

export interface TradeCost {
  lines: FeeAmount[];
  fees: Fils;
  vat: Fils;
  total: Fils;
  /** The total as a share of the value, thousandths of a per cent. */
  ofValue: Thousandths;
  /** Price rise that covers the cost of buying and selling. */
  breakEven: Thousandths;
}

/** The cost of a trade of that value: each line is the larger of its rate and its minimum, rounded by itself. */
export function tradeCost(value: Thousandths, list: readonly FeeLine[], vatRate: Thousandths): TradeCost {
  const lines = list.map((line) => feeOf(value, line));
  const fees = sum(lines);
  const taxed = sum(lines.filter(({ line }) => line.taxed));
  const vat = toFils(multiplied(ofFils(taxed), ofPercent(vatRate)));
  const total = fees + vat;
  const part = divided(ofFils(total), ofThousandths(value));
  return { lines, fees, vat, total, ofValue: toPercent(part), breakEven: toPercent(added(part, part)) };
}

function feeOf(value: Thousandths, line: FeeLine): FeeAmount {
  const byRate = multiplied(ofThousandths(value), ofPercent(line.rate));
  const [rated, least] = [toFils(byRate), toFils(ofThousandths(line.least))];
  const isLeast = compared(exact(rated), exact(least)) < 0;
  return { line, byRate, amount: isLeast ? least : rated, isLeast };
}

function sum(lines: readonly FeeAmount[]): Fils {
  return lines.reduce((all, { amount }) => all + amount, 0n);
}
