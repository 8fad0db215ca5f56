import type { DisclosureKind } from '#domain/disclosure-kind.ts';
import type { ReportInterval } from '#domain/disclosure.ts';

/** Labels of the kinds of disclosures. */
export const KIND_TEXT: Readonly<Record<DisclosureKind, string>> = {
  results: 'market.filing.results',
  dividend: 'market.filing.dividend',
  'material-information': 'market.filing.materialInformation',
  'board-meeting': 'market.filing.boardMeeting',
  'general-meeting': 'market.filing.generalMeeting',
  governance: 'market.filing.governance',
  'integrated-report': 'market.filing.integratedReport',
  'press-release': 'market.filing.pressRelease',
  shareholding: 'market.filing.shareholding',
  'fund-report': 'market.filing.fundReport',
  'exchange-query': 'market.filing.exchangeQuery',
  notification: 'market.filing.notification',
  other: 'market.filing.other',
};

/** Labels of the periods of reports. */
export const INTERVAL_TEXT: Readonly<Record<ReportInterval, string>> = {
  Q1: 'market.report.firstQuarter',
  Q2: 'market.report.secondQuarter',
  Q3: 'market.report.thirdQuarter',
  Yearly: 'market.report.year',
  'Preliminary financial results': 'market.report.preliminary',
};

/** Kinds that are likely to move a price: they have a solid edge. */
export const PRICE_SENSITIVE: ReadonlySet<DisclosureKind> = new Set(['results', 'dividend', 'material-information']);
