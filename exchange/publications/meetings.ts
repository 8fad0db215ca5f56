import { addTradingDays, previousTradingDay } from '#domain/calendar.ts';
import type { CorporateYear, Dividend } from '../issuers/corporate-year.ts';
import type { Issuer } from '../issuers/issuer.ts';
import { wholeOf } from '../issuers/seeded.ts';
import { dividendPaper, integratedPaper, invitationPaper, nomineesPaper, resolutionsPaper } from './meetings-papers.ts';
import { newsFile, publish } from './publication.ts';
import type { Publication } from './publication.ts';

/** Parts of an integrated report, as the feed labels them. */
const REPORT_PARTS = [
  'Annual financial statements',
  'Auditors report',
  'Board of directors report',
  'Governance report',
  'Sustainability report',
];
/** Boards are elected for three years. */
const BOARD_TERM_YEARS = 3;

/** All publications about a year's general meeting. */
export function meetingPublications(issuer: Issuer, year: CorporateYear): Publication[] {
  const report = integratedReport(issuer, year);
  if (issuer.kind === 'etf' || issuer.kind === 'fund') return [report];
  return [
    invitation(issuer, year),
    resolutions(issuer, year),
    report,
    ...(electsBoard(issuer, year) ? [nominees(issuer, year)] : []),
    ...year.dividends.map((dividend) => dividendNotice(issuer, year, dividend)),
  ];
}

/** True when a year's general meeting elects the company's whole board. */
export function electsBoard({ kind, symbol }: Issuer, { fiscalYear }: CorporateYear): boolean {
  return kind === 'equity' && fiscalYear % BOARD_TERM_YEARS === wholeOf(`term/${symbol}`, 0, BOARD_TERM_YEARS - 1);
}

function invitation(issuer: Issuer, year: CorporateYear): Publication {
  return publish({
    key: `${issuer.symbol}/${year.fiscalYear}/invitation`,
    symbol: issuer.symbol,
    day: year.invitation,
    headline: { en: 'Invitation to the Annual General Meeting', ar: 'دعوة إلى اجتماع الجمعية العمومية السنوية' },
    files: [{ key: 'letter', label: 'GM INV', type: 'general_meetings', paper: () => invitationPaper(issuer, year) }],
  });
}

function resolutions(issuer: Issuer, year: CorporateYear): Publication {
  return publish({
    key: `${issuer.symbol}/${year.fiscalYear}/resolutions`,
    symbol: issuer.symbol,
    day: year.generalMeeting,
    between: [14.6, 18],
    headline: { en: 'Resolutions of General Assembly', ar: 'قرارات الجمعية العمومية' },
    files: [{ key: 'letter', label: 'GM RES', type: 'general_meetings', paper: () => resolutionsPaper(issuer, year) }],
  });
}

function nominees(issuer: Issuer, year: CorporateYear): Publication {
  return publish({
    key: `${issuer.symbol}/${year.fiscalYear}/nominees`,
    symbol: issuer.symbol,
    day: addTradingDays(year.generalMeeting, -5),
    headline: { en: 'Nominees for Board of Directors membership', ar: 'المرشحون لعضوية مجلس الإدارة' },
    files: newsFile('NOM', () => nomineesPaper(issuer, year)),
  });
}

function integratedReport(issuer: Issuer, year: CorporateYear): Publication {
  const paper = () => integratedPaper(issuer, year);
  return publish({
    key: `${issuer.symbol}/${year.fiscalYear}/integrated`,
    symbol: issuer.symbol,
    day: year.integratedReport,
    headline: {
      en: `Integrated report for the year ${year.fiscalYear}`,
      ar: `التقرير المتكامل لعام ${year.fiscalYear}`,
    },
    integrated: { period: year.fiscalYear, parts: REPORT_PARTS },
    files: [{ key: 'report', label: `IR ${year.fiscalYear}`, type: 'integrated_reports', paper }],
  });
}

function dividendNotice(issuer: Issuer, year: CorporateYear, dividend: Dividend): Publication {
  const final = dividend.kind === 'final';
  return publish({
    key: `${issuer.symbol}/${year.fiscalYear}/dividend/${dividend.kind}`,
    symbol: issuer.symbol,
    day: final ? addTradingDays(year.generalMeeting, 1) : previousTradingDay(dividend.entitlementDate),
    headline: final
      ? { en: `Cash dividend for the year of ${year.fiscalYear}`, ar: `توزيع أرباح نقدية عن عام ${year.fiscalYear}` }
      : {
          en: `Interim cash dividend for ${year.fiscalYear}`,
          ar: `توزيع أرباح نقدية مرحلية عن عام ${year.fiscalYear}`,
        },
    paymentDate: dividend.paymentDate,
    files: newsFile('DIV', () => dividendPaper(issuer, dividend)),
  });
}
