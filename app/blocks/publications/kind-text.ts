import type { DisclosureKind } from '#domain/disclosure-kind.ts';

/** The words for what a disclosure is about. */
export const KIND_TEXT: Readonly<Record<DisclosureKind, string>> = {
  results: 'market.filing.results',
  dividend: 'market.filing.dividend',
  'material-information': 'market.filing.materialInformation',
  'board-meeting': 'market.filing.boardMeeting',
  'general-meeting': 'market.filing.generalMeeting',
  governance: 'market.filing.governance',
  'integrated-report': 'market.filing.integratedReport',
  'press-release': 'market.filing.pressRelease',
  other: 'market.filing.other',
};

/** Kinds that are likely to move a price: they carry a solid edge. */
export const PRICE_SENSITIVE: ReadonlySet<DisclosureKind> = new Set(['results', 'dividend', 'material-information']);
