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

/** A charge on a trade: a part of its value, and no less than so much. */
export interface FeeLine {
  id: string;
  /** Thousandths of a per cent. */
  rate: Thousandths;
  least: Thousandths;
  /** VAT is added. */
  taxed: boolean;
}

export interface FeeAmount {
  line: FeeLine;
  /** By its rate, before it is rounded. */
  byRate: Exact;
  amount: Fils;
  /** The least amount is more than its rate gives. */
  isLeast: boolean;
}

export interface TradeCost {
  lines: FeeAmount[];
  fees: Fils;
  vat: Fils;
  total: Fils;
  /** The total as a part of the value, thousandths of a per cent. */
  ofValue: Thousandths;
  /** By how much the price must rise before buying and selling is covered. */
  breakEven: Thousandths;
}

/** What a trade of that value costs: each line is the larger of its rate and its least amount, rounded by itself. */
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
