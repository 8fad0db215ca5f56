import { describe, expect, it } from 'vitest';
import type { SecurityKind } from '#domain/security.ts';
import { actionColumns } from '#app/blocks/company-records/action-columns.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import { headingOf, type Column } from '#app/columns/column.ts';
import { listColumns } from './list-columns.ts';

registerCatalog('en', english);
const t = textOf('en');

/** Labels of docs/specification.md, section 3, that only lists of one kind have. */
const OF_KIND: Partial<Record<SecurityKind, readonly string[]>> = {
  bond: [
    'Issue date',
    'Par value',
    'Issue value',
    'Coupon percentage',
    'Coupon dates',
    'Maturity date',
    'Number of bonds',
    'Accrued interest',
    'Net price',
    'Coupons a year',
  ],
  sukuk: ['Number of sukuk', 'Profit distribution dates', 'Accrued earning', 'Profit distributions a year'],
  fund: [
    'Fund manager',
    'Investors committee',
    'Custodian',
    'Investment policy',
    'Dividend policy',
    'Managing company fees (a year)',
    'Fund structure',
    'Administrator',
    'Closing NAV',
  ],
};

const headings = <Row>(columns: readonly Column<Row>[]) => columns.map(headingOf);

describe('the labels that the specification names', () => {
  it.each(Object.entries(OF_KIND))('are columns of the list of %s', (kind, labels) => {
    expect(headings(listColumns({ kind: kind as SecurityKind, inAed: false }, t))).toEqual(
      expect.arrayContaining([...labels]),
    );
  });

  it('are the days of a corporate action, each under one term wherever it is shown', () => {
    const shown = headings(actionColumns(t, { ofAll: true, rows: [], locale: 'en' }));
    for (const label of [
      'AGM date',
      'Entitlement date',
      'Record date',
      'Ex-dividend date',
      'Payment date',
      'Settlement date',
    ])
      expect(shown).toContain(label);
    const entitlement = ['records.action.lastDayToBuy', 'related.event.entitlement', 'home.week.entitlement'];
    for (const id of [...entitlement, 'deadlines.dividend.lastDay']) expect(t(id), id).toBe('Entitlement date');
    for (const id of ['records.action.payment', 'related.event.payment', 'home.week.payment'])
      expect(t(id), id).toBe('Payment date');
    for (const id of ['records.action.settlement', 'deadlines.trade.settles'])
      expect(t(id), id).toBe('Settlement date');
  });
});
