import { addDays, addTradingDays, previousTradingDay } from '#domain/calendar.ts';
import type { CorporateYear } from '../issuers/corporate-year.ts';
import { onTradingDay } from '../issuers/corporate-year.ts';
import type { Both, Issuer } from '../issuers/issuer.ts';
import { wholeOf } from '../issuers/seeded.ts';
import { newsFile, publish } from './publication.ts';
import type { Publication, ReportInterval } from './publication.ts';
import type { ReportedQuarter } from './reported-quarter.ts';
import {
  boardNoticePaper,
  boardResultsPaper,
  callPaper,
  resultsPressPaper,
  statementsPaper,
} from './results-papers.ts';
import { quarterName, text } from './words.ts';

const INTERVALS: readonly ReportInterval[] = ['Q1', 'Q2', 'Q3', 'Yearly'];
const QUARTER_ENDS = ['03-31', '06-30', '09-30', '12-31'] as const;
/** Issuers with a larger daily turnover than this (millions of AED) issue press releases and hold calls. */
const WELL_FOLLOWED = 15;
/**
 * Board meetings on price-sensitive matters are announced at least two business days before (docs/market-rules.md,
 * Disclosure rules).
 */
const NOTICE_TRADING_DAYS = 3;

export function isWellFollowed({ facts }: Issuer): boolean {
  return facts.turnover >= WELL_FOLLOWED;
}

/** All publications about the four results of a year. */
export function resultPublications(issuer: Issuer, { fiscalYear, results }: CorporateYear): Publication[] {
  return results.flatMap((day, at) => {
    const reported = { issuer, year: fiscalYear, quarter: at + 1, day, end: `${fiscalYear}-${QUARTER_ENDS[at]}` };
    if (issuer.kind !== 'equity') return [statements(reported)];
    const meetings =
      at % 2 === 0
        ? []
        : isWellFollowed(issuer)
          ? [boardNotice(reported), boardResults(reported)]
          : [boardResults(reported)];
    return [statements(reported), ...meetings, ...forFollowers(reported)];
  });
}

function forFollowers(reported: ReportedQuarter): Publication[] {
  if (!isWellFollowed(reported.issuer)) return [];
  const preliminary =
    reported.quarter === 4 && wholeOf(`preliminary/${reported.issuer.symbol}`, 1, 3) === 1
      ? [preliminaryResults(reported)]
      : [];
  return [pressRelease(reported), ...(reported.quarter % 2 === 0 ? [earningsCall(reported)] : []), ...preliminary];
}

/** 'for the 2nd QTR of 2026', 'for the year of 2025'. */
function periodName({ year, quarter }: ReportedQuarter): Both {
  if (quarter === 4) return { en: `for the year of ${year}`, ar: `لعام ${year}` };
  const name = quarterName(quarter);
  return { en: `for the ${name.en} of ${year}`, ar: `${name.ar} من عام ${year}` };
}

function keyOf({ issuer, year, quarter }: ReportedQuarter, part: string): string {
  return `${issuer.symbol}/${year}/q${quarter}/${part}`;
}

function statements(reported: ReportedQuarter): Publication {
  const { issuer, year, quarter, day } = reported;
  const label = quarter === 4 ? `FS ${year}` : `FS Q${quarter} ${year}`;
  const files = [
    { key: 'statements', label, type: 'financial_reports' as const, paper: () => statementsPaper(reported) },
  ];
  const analysis = {
    key: 'analysis',
    label: `MDA ${label.slice(3)}`,
    type: 'financial_reports' as const,
    paper: () => resultsPressPaper(reported),
  };
  return publish({
    key: keyOf(reported, 'statements'),
    symbol: issuer.symbol,
    day,
    between: [13, 18],
    headline: text([{ en: 'Financial statements ', ar: 'البيانات المالية ' }, periodName(reported)]),
    interval: INTERVALS[quarter - 1]!,
    files: isWellFollowed(issuer) ? [...files, analysis] : files,
  });
}

function preliminaryResults(reported: ReportedQuarter): Publication {
  const { issuer, year, day } = reported;
  return publish({
    key: keyOf(reported, 'preliminary'),
    symbol: issuer.symbol,
    day: previousTradingDay(addDays(day, -wholeOf(keyOf(reported, 'lead'), 8, 14))),
    headline: {
      en: `Preliminary financial results for the year of ${year}`,
      ar: `النتائج المالية الأولية لعام ${year}`,
    },
    interval: 'Preliminary financial results',
    files: [{ key: 'letter', label: `PFR ${year}`, type: 'financial_reports', paper: () => statementsPaper(reported) }],
  });
}

function boardNotice(reported: ReportedQuarter): Publication {
  return publish({
    key: keyOf(reported, 'board'),
    symbol: reported.issuer.symbol,
    day: addTradingDays(reported.day, -NOTICE_TRADING_DAYS),
    headline: { en: 'BOD meeting', ar: 'اجتماع مجلس الإدارة' },
    files: newsFile('BOD', () => boardNoticePaper(reported)),
  });
}

function boardResults(reported: ReportedQuarter): Publication {
  return publish({
    key: keyOf(reported, 'board-results'),
    symbol: reported.issuer.symbol,
    day: reported.day,
    between: [12.5, 17.9],
    headline: { en: 'Results of BOD Meeting', ar: 'نتائج اجتماع مجلس الإدارة' },
    files: newsFile('BOD RES', () => boardResultsPaper(reported)),
  });
}

function pressRelease(reported: ReportedQuarter): Publication {
  return publish({
    key: keyOf(reported, 'press'),
    symbol: reported.issuer.symbol,
    day: onTradingDay(addDays(reported.day, wholeOf(keyOf(reported, 'press-day'), 0, 1))),
    headline: text([
      { en: 'Press Release regarding financial results ', ar: 'بيان صحفي بشأن النتائج المالية ' },
      periodName(reported),
    ]),
    files: newsFile('PR', () => resultsPressPaper(reported)),
  });
}

function earningsCall(reported: ReportedQuarter): Publication {
  return publish({
    key: keyOf(reported, 'call'),
    symbol: reported.issuer.symbol,
    day: reported.day,
    between: [8, 12],
    headline: { en: "Analysts' Earnings Call", ar: 'مكالمة المحللين لمناقشة النتائج المالية' },
    files: newsFile('ECM', () => callPaper(reported)),
  });
}
