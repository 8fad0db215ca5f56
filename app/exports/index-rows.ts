import { textOf } from '#messages/text.tsx';
import { ignoredDay, type DayFilter } from '#app/blocks/day-filter/day-filter.ts';
import { inOrder } from '#app/blocks/indices/constituent-order.ts';
import { constituentRows, type ConstituentRow } from '#app/blocks/indices/constituent-row.ts';
import { constituentColumns, earlierColumns, indexColumns } from '#app/blocks/indices/index-columns.ts';
import { currentRow, type CurrentIndex } from '#app/blocks/indices/index-row.ts';
import type { ThenRow } from '#app/blocks/indices/weights-then.tsx';
import { orderWord } from '#app/blocks/watch/watch-view.ts';
import type { Site } from '#app/context.ts';
import { loadIndexPage } from '#app/data/indices/detail.ts';
import { indexAt } from '#app/data/indices/index-at.ts';
import { loadIndices } from '#app/data/indices/list.ts';
import { NO_FILTERS, type RowsRequest, type Rows } from './table.ts';

/** All indices, as on their page. */
export async function indexRows(site: Site): Promise<Rows<CurrentIndex>> {
  const t = textOf(site.locale);
  const { rows } = await loadIndices(site);
  const shown = rows.map((row) => currentRow(row, row.latest));
  return { title: t('market.indices'), columns: indexColumns(t), rows: shown, ...NO_FILTERS };
}

/** The filter for a requested day while no baskets are stored. */
function notKnown(value: string | null): DayFilter {
  const typed = (value ?? '').trim();
  return { typed, date: null, day: null, fault: typed === '' ? null : 'early' };
}

/**
 * The constituents of an index in the order of its page, on an earlier day when the address names one. Null for an
 * unknown path.
 */
export async function constituentsRows(
  site: Site,
  { query, params }: RowsRequest,
): Promise<Rows<ConstituentRow> | Rows<ThenRow> | null> {
  const index = indexAt(site, params['currentIndex'] ?? '');
  if (!index) return null;
  const t = textOf(site.locale);
  const { title, earlier, basket, members, order, asked } = await loadIndexPage(site, index, query);
  const day = asked?.day ?? notKnown(query.get('day'));
  const ignored = [...order.ignored, ...ignoredDay(day)];
  if (earlier)
    return {
      title: t('indices.then.caption', { name: title, day: earlier.day }),
      columns: earlierColumns(t),
      rows: earlier.rows,
      asOf: earlier.day,
      view: { day: earlier.day, sort: 'weight', order: orderWord(true) },
      ignored,
    };
  return {
    title: t('indices.constituents.caption', { name: title }),
    columns: constituentColumns(t),
    rows: basket ? inOrder(constituentRows(basket, members).rows, order) : [],
    view: { day: null, sort: order.sort, order: orderWord(order.descending) },
    ignored,
  };
}
