import { describe, expect, it } from 'vitest';
import { inDefault } from '#domain/bilingual.ts';
import { UNDATED, type CorporateAction } from '#domain/corporate-action.ts';
import { dividendYears } from '#domain/dividend-history.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import { pageHeadingOf, pageText } from '#app/columns/column.ts';
import { actionColumns, dividendYearColumns } from './action-columns.ts';

registerCatalog('en', english);
registerCatalog('ar', arabic);

const dividend = (symbol: string, currency?: string): CorporateAction => ({
  ...UNDATED,
  id: symbol,
  symbol,
  issuer: inDefault(symbol),
  kind: 'cash-dividend',
  marker: 'confirmed',
  fiscalYear: 2025,
  amountPerShare: 140,
  percentOfPar: null,
  ratio: null,
  ...(currency && { currency }),
});
const IN_DIRHAMS = dividend('AAA', 'AED');
const IN_DOLLARS = dividend('BBB', 'USD');

it('a list with other actions than dividends does not call each general meeting an annual one', () => {
  const heading = (rows: CorporateAction[]) =>
    actionColumns(textOf('en'), { ofAll: true, rows, locale: 'en' }).find(({ id }) => id === 'meeting-date')!.heading;
  const meeting: CorporateAction = { ...IN_DIRHAMS, kind: 'general-meeting', meetingDate: '2026-11-23' };
  expect(heading([IN_DIRHAMS])).toBe('AGM date');
  expect(heading([IN_DIRHAMS, meeting])).toBe('General meeting date');
});

describe('the dividends of a list', () => {
  const amountOf = (locale: 'en' | 'ar', rows: CorporateAction[]) => {
    const columns = actionColumns(textOf(locale), { ofAll: true, rows, locale });
    const amount = columns.find(({ id }) => id === 'amount-per-share')!;
    return [pageHeadingOf(amount), ...rows.map((row) => pageText(amount, row, locale).replace(/[\u2066-\u2069]/g, ''))];
  };

  it('name their one currency in the heading', () => {
    expect(amountOf('en', [IN_DOLLARS])).toEqual(['Dividend a share (USD)', '0.140']);
    expect(amountOf('ar', [IN_DIRHAMS])).toEqual(['توزيعات الأرباح للسهم (درهم)', '0.140']);
  });

  it('name each amount’s currency where they differ', () => {
    expect(amountOf('en', [IN_DIRHAMS, IN_DOLLARS])).toEqual(['Dividend a share', 'AED 0.140', 'USD 0.140']);
    expect(amountOf('ar', [IN_DIRHAMS, IN_DOLLARS])[2]).toBe('0.140 دولار أمريكي');
  });

  it('say in files which currency each is in', () => {
    const columns = actionColumns(textOf('en'), { ofAll: true, rows: [IN_DOLLARS], locale: 'en' });
    const currency = columns.find(({ id }) => id === 'currency')!;
    expect([IN_DOLLARS, { ...IN_DOLLARS, amountPerShare: null }].map(currency.value)).toEqual(['USD', null]);
  });

  it('have sums by year in their currency', () => {
    const years = dividendYears([IN_DOLLARS]);
    const [, amount] = dividendYearColumns(textOf('en'), years, 'en');
    expect(pageHeadingOf(amount!)).toBe('Total a share (USD)');
  });
});
