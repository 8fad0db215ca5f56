import { textOf } from '#messages/text.tsx';
import { futureColumns, type FutureRow } from '#app/blocks/future-days/day-columns.ts';
import { inRowOrder, rowOrderParams } from '#app/blocks/filtered-list/row-order.ts';
import type { Site } from '#app/context.ts';
import { findFutures } from '#app/data/future-days/days.ts';
import type { Rows, RowsRequest } from './table.ts';

/** Futures day by day, newest first. */
export async function futureDayRows(site: Site, { query }: RowsRequest): Promise<Rows<FutureRow>> {
  const t = textOf(site.locale);
  const { filters, rows, spec } = await findFutures(site, query);
  const { root, series, contract, range, from, to, order, ignored } = filters;
  const columns = futureColumns(t, { series, contract, kind: spec?.kind ?? 'index' });
  return {
    title: t('futures.title'),
    columns,
    rows: inRowOrder(rows, columns, order),
    asOf: rows[0]?.date ?? null,
    view: { root, series, contract, range, from, to, ...rowOrderParams(order) },
    ignored,
  };
}
