import type { Thousandths } from '../thousandths.ts';
import {
  compared,
  divided,
  exact,
  multiplied,
  ofPercent,
  ofThousandths,
  subtracted,
  toFils,
  type Exact,
  type Fils,
} from './exact.ts';

export const ZAKAT_WAYS = ['own', 'trade', 'statements'] as const;
export type ZakatWay = (typeof ZAKAT_WAYS)[number];

export const ZAKAT_CALENDARS = ['hijri', 'gregorian'] as const;
export type ZakatCalendar = (typeof ZAKAT_CALENDARS)[number];

/** Yearly rates in thousandths of a per cent, by the calendar in which the year is counted. */
export type ZakatRates = Readonly<Record<ZakatCalendar, Thousandths>>;

/** An amount, before and after rounding. */
export interface Due {
  exact: Exact;
  amount: Fils;
}

const PER_SHARES = exact(1_000);

const due = (value: Exact): Due => ({ exact: value, amount: toFils(value) });

/** Zakat of a holder by the issuer's published figure: shares × figure ÷ 1,000. Purification is computed alike. */
export function byFigure(shares: number, perThousandShares: Thousandths): Due {
  return due(divided(multiplied(exact(shares), ofThousandths(perThousandShares)), PER_SHARES));
}

/** The value of the shares. */
export function worthOf(shares: number, price: Thousandths): Exact {
  return multiplied(exact(shares), ofThousandths(price));
}

/** Zakat of a trader: shares × price × rate. */
export function byWorth(shares: number, price: Thousandths, rate: Thousandths): Due {
  return due(multiplied(worthOf(shares, price), ofPercent(rate)));
}

interface Statements {
  /** Zakatable assets and deductible debts of the whole company. */
  assets: Thousandths;
  debts: Thousandths;
  issued: number;
  shares: number;
}

/**
 * Zakat of a holder by the company's statements: (assets − debts) × shares ÷ issued × rate; 0 when debts exceed the
 * assets.
 */
export function byStatements({ assets, debts, issued, shares }: Statements, rate: Thousandths): Due & { net: Exact } {
  const left = subtracted(ofThousandths(assets), ofThousandths(debts));
  const net = compared(left, exact(0)) > 0 ? left : exact(0);
  const part = divided(multiplied(net, exact(shares)), exact(issued));
  return { net, ...due(multiplied(part, ofPercent(rate))) };
}
