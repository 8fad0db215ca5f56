import { textOf } from '#messages/text.tsx';
import { priceColumns, type PriceRow } from '#app/blocks/history/price-columns.ts';
import { ownOrder } from '#app/blocks/history/price-filters.ts';
import { otherDay } from '#app/blocks/day-filter/day-filter.ts';
import { inRowOrder, rowOrderParams } from '#app/blocks/filtered-list/row-order.ts';
import type { Site } from '#app/context.ts';
import { findPrices, type PricedSecurities } from '#app/data/history/prices.ts';
import { withShareValues } from '#app/data/history/share-values.ts';
import type { Rows, RowsRequest } from './table.ts';

/** Every row of the history of prices for the query, newest first. */
export async function priceRows(site: Site, { query }: RowsRequest, of?: PricedSecurities): Promise<Rows<PriceRow>> {
  const t = textOf(site.locale);
  const found = await findPrices(site, query, of);
  const { filters, day, held } = found;
  const columns = priceColumns(t, filters);
  const all = priceColumns(t, { ...filters, columns: [] });
  const rows = inRowOrder(await withShareValues(site, found.rows), all, filters.order, ownOrder(filters));
  const { symbols, range, from, to, interval, basis } = filters;
  const order = rowOrderParams(filters.order, ownOrder(filters));
  // A file with another day than the requested one must say so.
  const isOther = filters.day !== null && filters.day !== day && symbols.length === 0;
  const ignored = [...filters.ignored, ...(isOther ? [otherDay(filters.day!, day ?? held?.first)] : [])];
  return {
    title: t('history.prices.title'),
    columns,
    rows,
    asOf: found.rows[0]?.date ?? null,
    view:
      symbols.length > 0
        ? {
            symbol: symbols[0]!,
            compare: symbols.slice(1).join(' ') || null,
            range,
            from,
            to,
            interval,
            prices: basis,
            ...order,
          }
        : { day, ...(basis !== 'raw' && { prices: basis }), ...order },
    ignored,
  };
}
