import { beforeAll, describe, expect, it } from 'vitest';
import { UNDATED } from '#domain/corporate-action.ts';
import type { RightsIssue } from '#domain/rights-issue.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import { CALENDAR_KINDS, type CalendarEntry } from '#app/blocks/corporate-actions/action-filters.ts';
import { columnKey, fileCell } from '#app/columns/file-formats.ts';
import type { Site } from '#app/context.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import { issuerActionColumns, issuerActions } from './issuer-actions.ts';
import { RESOURCES } from './resources.ts';

const ISSUE = {
  code: 'MARSA-2026',
  symbol: 'MARSA',
  marker: 'confirmed',
  ratio: { units: 1, of: 4 },
  issuePrice: 2_000,
  adjusted: null,
  days: { meeting: null, entitlement: null, ex: '2026-03-09' },
} as unknown as RightsIssue;
const NONE = { ...UNDATED, fiscalYear: null, amountPerShare: null, percentOfPar: null, marker: 'confirmed' } as const;
const ENTRIES: readonly CalendarEntry[] = [
  {
    ...NONE,
    id: 'rights-MARSA-2026',
    symbol: 'MARSA',
    issuer: { en: 'Marsa', ar: 'المرسى' },
    kind: 'rights-issue',
    ratio: ISSUE.ratio,
    exDate: '2026-03-09',
    issue: { to: '/rights', days: [{ step: 'subscription-from', on: '2026-03-20', what: 'opens', confirmed: true }] },
  },
  { ...NONE, id: 'a', symbol: 'MARSA', issuer: { en: 'Marsa', ar: null }, kind: 'split', ratio: { units: 4, of: 1 } },
  {
    ...NONE,
    id: 'offering-X',
    symbol: 'X',
    issuer: { en: 'X', ar: null },
    kind: 'offering',
    ratio: null,
    issue: {
      to: '/x',
      days: [
        { step: 'subscription-from', on: '2026-03-02', what: 'opens', confirmed: true },
        { step: 'subscription-to', on: '2026-03-09', what: 'closes', confirmed: true },
      ],
    },
  },
];
const SITE = {
  store: {
    documents: { list: async () => [{ key: ISSUE.code, value: ISSUE }] },
    securities: { list: async () => [sampleSecurity('MARSA', { currency: 'USD' })] },
  },
} as unknown as Site;

describe('corporate actions for programs', () => {
  beforeAll(() => registerCatalog('en', CATALOGS.en));

  it('have rights issues among them, with what a new share costs and in which currency', async () => {
    const rows = await issuerActions(SITE, ENTRIES);
    expect(rows.map(({ id }) => id)).toEqual(['rights-MARSA-2026', 'a', 'offering-X']);
    const columns = issuerActionColumns(textOf('en'), { ofAll: true, rows, locale: 'en' });
    const cells = rows.map((row) =>
      Object.fromEntries(columns.map((one) => [columnKey(one), fileCell(one, row, 'en')])),
    );
    expect(cells[0]).toMatchObject({
      kind: 'rights-issue',
      name: 'Marsa',
      ratio: '1:4',
      exDate: '2026-03-09',
      subscriptionFrom: '2026-03-20',
      subscriptionPrice: '2.000',
      currency: 'USD',
    });
    expect(cells[1]).toMatchObject({ kind: 'split', subscriptionPrice: null, currency: null });
  });

  it('have offerings among them, with the days of subscription', async () => {
    const rows = await issuerActions(SITE, ENTRIES);
    const columns = issuerActionColumns(textOf('en'), { ofAll: true, rows, locale: 'en' });
    const offering = rows.find(({ kind }) => kind === 'offering')!;
    expect(Object.fromEntries(columns.map((one) => [columnKey(one), fileCell(one, offering, 'en')]))).toMatchObject({
      symbol: 'X',
      kind: 'offering',
      marker: 'confirmed',
      subscriptionFrom: '2026-03-02',
      subscriptionTo: '2026-03-09',
      subscriptionPrice: null,
      priceUnit: null,
    });
  });

  it('can be asked for by every kind that their page has', () => {
    const { params } = RESOURCES.find(({ name }) => name === 'corporate-actions')!;
    expect(params.find(({ name }) => name === 'kind')).toMatchObject({ known: CALENDAR_KINDS });
  });
});
