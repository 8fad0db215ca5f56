import { textOf } from '#messages/text.tsx';
import { holdingColumns, type HoldingRow } from '#app/blocks/holdings/holding-columns.ts';
import type { Site } from '#app/context.ts';
import { findHoldings, lastDayOf } from '#app/data/ownership/holdings.ts';
import type { Rows, RowsRequest } from './table.ts';

/** Ownership of the market, or of one security, at the end of a month. */
export async function holdingRows(site: Site, { query }: RowsRequest): Promise<Rows<HoldingRow>> {
  const t = textOf(site.locale);
  const { filters, shown, rows } = await findHoldings(site, query);
  const { month, by, symbol, compare, ignored } = filters;
  return {
    title: t('holdings.title'),
    columns: holdingColumns(t, by, compare),
    rows,
    asOf: shown === null ? null : lastDayOf(shown.month),
    view: { month, by, symbol, compare },
    ignored,
  };
}
