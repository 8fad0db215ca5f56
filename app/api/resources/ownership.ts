import { FOREIGN_STATUSES } from '#domain/foreign-ownership.ts';
import { MARGIN_KINDS } from '#domain/margin-week.ts';
import { ownershipColumns } from '#app/blocks/foreign-ownership/ownership-columns.ts';
import { textOf } from '#messages/text.tsx';
import { allHoldingColumns } from '#app/blocks/holdings/holding-columns.ts';
import { HOLDING_CUTS } from '#app/blocks/holdings/holding-filters.ts';
import { marginColumns } from '#app/blocks/margin-weeks/margin-columns.ts';
import { holdingRows } from '#app/exports/holding-rows.ts';
import { marginRows } from '#app/exports/margin-rows.ts';
import { ownershipDayRows } from '#app/exports/ownership-day-rows.ts';
import { choice, DAY, FROM, TO } from '#app/api/param.ts';
import { queryOf, type Resource } from '#app/api/resource.ts';

/** Who owns the market, and with whose money. */
export const OWNERSHIP: readonly Resource[] = [
  {
    name: 'foreign-ownership',
    path: '/foreign-ownership',
    tag: 'market',
    lifetime: 'day',
    params: [
      DAY,
      { name: 'sector', type: 'code' },
      choice('status', FOREIGN_STATUSES),
      { name: 'symbol', type: 'code' },
      FROM,
      TO,
    ],
    columns: (t) => ownershipColumns(t, 'market'),
    load: (site, asked) => ownershipDayRows(site, { query: queryOf(asked), params: {} }),
  },
  {
    name: 'holdings',
    path: '/market/holdings',
    tag: 'market',
    lifetime: 'day',
    params: [
      { name: 'month', type: 'month' },
      choice('by', HOLDING_CUTS, 'nationality'),
      { name: 'symbol', type: 'code' },
      { name: 'compare', type: 'month' },
    ],
    columns: allHoldingColumns,
    load: async (site, asked) => ({
      ...(await holdingRows(site, { query: queryOf(asked), params: {} })),
      columns: allHoldingColumns(textOf(site.locale)),
    }),
  },
  {
    name: 'margin-weeks',
    path: '/market/margin-weeks',
    tag: 'market',
    lifetime: 'day',
    params: [FROM, TO, choice('kind', MARGIN_KINDS)],
    columns: marginColumns,
    load: (site, asked) => marginRows(site, { query: queryOf(asked), params: {} }),
  },
];
