import type { PlainDate } from '#domain/time.ts';
import { yearToDate } from '../issuers/figures.ts';
import type { PeriodFigures } from '../issuers/figures.ts';
import type { Both, Issuer } from '../issuers/issuer.ts';
import { dayInWords } from './words.ts';

/** A quarter of an issuer's year with published figures. */
export interface ReportedQuarter {
  issuer: Issuer;
  year: number;
  quarter: number;
  /** The day on which the board approved the statements and they were published. */
  day: PlainDate;
  /** Last day of the quarter. */
  end: PlainDate;
}

/** Last day of the period, spelled out. */
export function periodEnd({ end }: ReportedQuarter): Both {
  return dayInWords(end);
}

/** Figures from the year's start to the quarter's end, and those of the year before. */
export function figuresOf({ issuer, year, quarter }: ReportedQuarter): { now: PeriodFigures; before: PeriodFigures } {
  return { now: yearToDate(issuer, year, quarter), before: yearToDate(issuer, year - 1, quarter) };
}
