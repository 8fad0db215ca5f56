import type { ConditionMark, ConditionSource, ListingCondition } from './listing-condition.ts';

type Row = Omit<ListingCondition, 'until' | 'mark' | 'source' | 'from'> & Partial<Pick<ListingCondition, 'until'>>;

/** Conditions of the country's laws and authorities (docs/listing-conditions.md). A change of law adds a row. */
export const FEDERAL_CONDITIONS: readonly ListingCondition[] = [
  ...rowsFrom('companies-law', 'law', '2022-01-02', [
    { id: 'pjsc-capital', routes: ['main-ipo'], subject: 'capital', operator: 'at-least', value: 30_000_000 },
  ]),
  ...rowsFrom('bulletin-2020', 'authority', '2020', [
    { id: 'pjsc-years', routes: ['main-ipo'], subject: 'audited-years', operator: 'at-least', value: 2 },
    { id: 'pjsc-profit', routes: ['main-ipo'], subject: 'profit', operator: 'at-least', value: 10_000 },
  ]),
  ...rowsFrom('economy-card', 'authority', null, [
    {
      id: 'prjsc-capital',
      routes: ['second-board', 'private-register'],
      subject: 'capital',
      operator: 'at-least',
      value: 5_000_000,
    },
  ]),
  ...rowsFrom('companies-law', 'law', '2022-01-02', [
    {
      id: 'prjsc-holders',
      routes: ['second-board', 'private-register'],
      forms: ['llc', 'prjsc'],
      subject: 'shareholders',
      operator: 'between',
      value: 2,
      upper: 200,
    },
  ]),
  ...rowsFrom('free-zone-decision', 'authority', '2020', [
    { id: 'fz-capital', routes: ['free-zone'], subject: 'capital', operator: 'at-least', value: 20_000_000 },
    { id: 'fz-equity', routes: ['free-zone'], subject: 'equity-to-capital', operator: 'at-least', value: 100_000 },
    { id: 'fz-years', routes: ['free-zone'], subject: 'audited-years', operator: 'at-least', value: 2 },
    { id: 'fz-offer', routes: ['free-zone'], subject: 'offer-share', operator: 'at-least', value: 25_000 },
    { id: 'fz-memorandum', routes: ['free-zone'], subject: 'other', operator: 'is', value: null },
  ]),
  ...rowsFrom('foreign-card', 'authority', null, [
    { id: 'dual-form', routes: ['dual'], subject: 'home-market', operator: 'is', value: null },
    { id: 'dual-capital', routes: ['dual'], subject: 'capital', operator: 'at-least', value: 40_000_000 },
    { id: 'dual-market-cap', routes: ['dual'], subject: 'market-cap', operator: 'at-least', value: 50_000_000 },
    { id: 'dual-spread', routes: ['dual'], subject: 'shareholders', operator: 'at-least', value: 100 },
    {
      id: 'dual-offered',
      routes: ['dual'],
      subject: 'public-part',
      operator: 'at-least',
      value: 25_000,
      eased: { above: 5_000_000_000, value: 15_000 },
    },
    { id: 'dual-local', routes: ['dual'], subject: 'local-offer', operator: 'at-most', value: 30_000 },
  ]),
  ...rowsFrom('adviser-note-2023', 'note', '2023', [
    { id: 'dual-adviser', routes: ['dual'], subject: 'other', operator: 'is', value: null },
  ]),
  ...rowsFrom('coop-platform', 'law', null, [
    { id: 'coop-market', routes: ['co-operative'], subject: 'other', operator: 'is', value: null },
  ]),
  ...rowsFrom('coop-law', 'note', '2022', [
    { id: 'coop-members', routes: ['co-operative'], subject: 'other', operator: 'is', value: null },
  ]),
  ...rowsFrom('funds-2019', 'authority', '2019', [
    { id: 'reit-assets', routes: ['reit'], subject: 'other', operator: 'at-least', value: 75_000 },
    { id: 'reit-revenue', routes: ['reit'], subject: 'other', operator: 'at-least', value: 90_000 },
    { id: 'reit-usufruct', routes: ['reit'], subject: 'other', operator: 'at-most', value: 25_000 },
  ]),
  ...rowsFrom('debt-card', 'authority', null, [
    { id: 'debt-resolution', routes: ['sukuk-bond'], subject: 'other', operator: 'is', value: null },
  ]),
];

/** Rows of one source, in force since the same day. */
function rowsFrom(
  source: ConditionSource,
  mark: ConditionMark,
  from: ListingCondition['from'],
  rows: readonly Row[],
): ListingCondition[] {
  return rows.map((row) => ({ until: null, ...row, source, mark, from }));
}
