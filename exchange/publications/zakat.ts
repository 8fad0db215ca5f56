import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import { corporateYear } from '../issuers/corporate-year.ts';
import type { Issuer } from '../issuers/issuer.ts';
import { wholeOf } from '../issuers/seeded.ts';

/** Figures of invented issuers: AED per 1,000 shares, in thousandths; later years follow by rule. */
const FIRST_YEAR = 2012;
const LEAST: Thousandths = 2_100;
const SPAN: Thousandths = 4_600;
const YEARLY_GROWTH: Thousandths = 140;
/** Non-permissible income is published from this year on. */
const IMPURE_FROM = 2016;
const IMPURE_LEAST: Thousandths = 900;
const IMPURE_SPAN: Thousandths = 2_600;
/** One company in this many publishes a figure. */
const PUBLISHES = 3;

export interface ZakatFigure {
  year: number;
  amount: Thousandths;
  impure: Thousandths | null;
  meeting: PlainDate;
}

/** True when an issuer publishes a figure: the exchange does, and some issuers that comply with Sharia. */
export function publishesZakat({ symbol, kind, facts }: Issuer, ownSymbol: string): boolean {
  if (symbol === ownSymbol) return true;
  return kind === 'equity' && facts.sharia === true && wholeOf(`zakat/${symbol}`, 1, PUBLISHES) === 1;
}

/** Figures of the years whose general meeting took place by that day, oldest first. */
export function zakatFigures(issuer: Issuer, today: PlainDate): ZakatFigure[] {
  const first = Math.max(FIRST_YEAR, Number(issuer.facts.listed.slice(0, 4)));
  const years = Array.from({ length: Math.max(0, Number(today.slice(0, 4)) - first) }, (_, i) => first + i);
  return years
    .map((year, i) => ({
      year,
      amount: inTens(LEAST + YEARLY_GROWTH * i + wholeOf(`zakat/${issuer.symbol}/${year}`, 0, SPAN / 10)),
      impure:
        year < IMPURE_FROM ? null : inTens(IMPURE_LEAST + wholeOf(`impure/${issuer.symbol}/${year}`, 0, IMPURE_SPAN)),
      meeting: corporateYear(issuer, year).generalMeeting,
    }))
    .filter(({ meeting }) => meeting <= today);
}

const inTens = (amount: Thousandths) => Math.round(amount / 10) * 10;
