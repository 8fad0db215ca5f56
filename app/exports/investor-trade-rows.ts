import { textOf } from '#messages/text.tsx';
import { tradeColumns, type TradeRow } from '#app/blocks/investor-trades/trade-columns.ts';
import type { InvestorCut } from '#app/blocks/investor-trades/trade-filters.ts';
import { inRowOrder, rowOrderParams } from '#app/blocks/filtered-list/row-order.ts';
import type { Site } from '#app/context.ts';
import { findTrades } from '#app/data/investor-trades/trades.ts';
import type { Rows, RowsRequest } from './table.ts';

/** Trading by nationality or by type of investor, period by period, newest first. */
export function investorTradeRows(cut: InvestorCut) {
  return async (site: Site, { query }: RowsRequest): Promise<Rows<TradeRow>> => {
    const t = textOf(site.locale);
    const { filters, rows } = await findTrades(site, cut, query);
    const { range, from, to, interval, groups, kind, order, ignored } = filters;
    const columns = tradeColumns(t, filters);
    return {
      title: t(`trading.${cut}.title`),
      columns,
      rows: inRowOrder(rows, columns, order),
      asOf: rows[0]?.date ?? null,
      view: { range, from, to, interval, groups, kind, ...rowOrderParams(order) },
      ignored,
    };
  };
}
