import { describe, expect, it } from 'vitest';
import { adjustedBars, byFactor, factorText, priceFactor } from './adjusted-price.ts';
import { capitalEvent, rightsAction } from './capital-event.ts';
import { UNDATED, type CorporateAction } from './corporate-action.ts';
import type { RightsIssue } from './rights-issue.ts';

const days = {
  meeting: '2026-02-02',
  entitlement: '2026-03-06',
  ex: '2026-03-09',
  tradingFrom: '2026-03-23',
  tradingTo: '2026-04-03',
  subscribeFrom: null,
  subscribeTo: null,
  allotted: null,
  refunded: null,
  listed: null,
};
/** The worked example of docs/market-rules.md, Adjusted prices */
const issue: RightsIssue = {
  code: 'aaa-2026',
  symbol: 'AAA',
  rightsSymbol: 'AAA-R',
  ratio: { units: 1, of: 4 },
  issuePrice: 2_000,
  newShares: 1_000,
  adjusted: 2_688,
  opening: 688,
  days,
  isUnderwritten: false,
  unused: null,
  roles: [],
  documents: [],
  result: null,
  marker: 'confirmed',
};

describe('a rights issue as what moves a price', () => {
  it('brings the close before the ex-date to the announced price: 2.86 × 0.939860140 = 2.688', () => {
    const event = capitalEvent(rightsAction(issue))!;
    expect(factorText(priceFactor(event, 2_860))).toBe('0.939860140');
    expect(byFactor(2_860, priceFactor(event, 2_860))).toBe(2_688);
    const bar = (date: string, close: number) => {
      return { symbol: 'AAA', date, open: close, high: close, low: close, close, volume: 9, value: 9, trades: 1 };
    };
    const adjusted = adjustedBars([bar('2026-03-06', 2_860), bar('2026-03-09', 2_700)], [event], 'adjusted').bars;
    expect(adjusted.map(({ close, volume }) => [close, volume])).toEqual([
      [2_688, 9],
      [2_700, 9],
    ]);
  });

  it('comes to the same before a price is announced', () => {
    const event = capitalEvent(rightsAction({ ...issue, adjusted: null, opening: null }))!;
    expect(byFactor(2_860, priceFactor(event, 2_860))).toBe(2_688);
  });

  it('moves nothing while it is proposed, once it is withdrawn, and while its ex-date is not told', () => {
    for (const marker of ['proposed', 'withdrawn'] as const)
      expect(capitalEvent(rightsAction({ ...issue, marker }))).toBeNull();
    expect(capitalEvent(rightsAction({ ...issue, days: { ...days, ex: null } }))).toBeNull();
  });
});

describe('a change of the number of shares as what moves a price', () => {
  const action = (kind: CorporateAction['kind'], units: number, of: number): CorporateAction => ({
    ...UNDATED,
    id: 'AAA-1',
    symbol: 'AAA',
    issuer: { en: 'Example', ar: 'المثال' },
    kind,
    marker: 'confirmed',
    fiscalYear: null,
    amountPerShare: null,
    percentOfPar: null,
    ratio: { units, of },
    exDate: '2026-03-09',
  });

  it.each([
    ['split', 1, 10, 10_000],
    ['bonus-shares', 3, 20, 870],
    ['capital-reduction', 3, 5, 1_667],
  ] as const)('a %s of %i for %i makes of 1.000 %i thousandths', (kind, units, of, price) => {
    expect(byFactor(1_000, priceFactor(capitalEvent(action(kind, units, of))!, 1_000))).toBe(price);
  });

  it('moves nothing while it is proposed, or without its ratio', () => {
    expect(capitalEvent({ ...action('capital-reduction', 3, 5), marker: 'proposed' })).toBeNull();
    expect(capitalEvent({ ...action('capital-reduction', 3, 5), ratio: null })).toBeNull();
  });
});
