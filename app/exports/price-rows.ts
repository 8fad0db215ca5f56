import { textOf } from '#messages/text.tsx';
import { priceColumns, type PriceRow } from '#app/blocks/history/price-columns.ts';
import type { Site } from '#app/context.ts';
import { findPrices } from '#app/data/history/prices.ts';
import type { Rows, RowsRequest } from './table.ts';

/** Every row of the history of prices that the address asks for, the newest first. */
export async function priceRows(site: Site, { query }: RowsRequest): Promise<Rows<PriceRow>> {
  const t = textOf(site.locale);
  const { filters, day, rows } = await findPrices(site, query);
  const { symbols, range, from, to, interval, basis, ignored } = filters;
  return {
    title: t('history.prices.title'),
    columns: priceColumns(t, filters),
    rows,
    asOf: rows[0]?.date ?? null,
    view:
      symbols.length > 0
        ? { symbol: symbols[0]!, compare: symbols.slice(1).join(' ') || null, range, from, to, interval, prices: basis }
        : { day },
    ignored,
  };
}
