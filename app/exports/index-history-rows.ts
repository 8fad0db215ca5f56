import { pick } from '#domain/bilingual.ts';
import { textOf } from '#messages/text.tsx';
import { indexColumns, levelsColumns, type IndexRow, type LevelsRow } from '#app/blocks/history/index-columns.ts';
import { rankColumns, type RankRow } from '#app/blocks/history/index-results.ts';
import type { Site } from '#app/context.ts';
import { findIndices, rankRows, type IndexPageName } from '#app/data/history/indices.ts';
import { tableOf } from '#app/data/history/indices-page.ts';
import type { Rows, RowsRequest } from './table.ts';

type IndexRows = Rows<IndexRow> | Rows<LevelsRow> | Rows<RankRow>;

/** Every row of the history of indices for the query, in its shape. */
export function indexHistoryRows(page: IndexPageName) {
  return async (site: Site, { query }: RowsRequest): Promise<IndexRows> => {
    const t = textOf(site.locale);
    const found = await findIndices(site, page, query);
    const { filters, chosen, last } = found;
    const { indices, range, from, to, interval, ignored } = filters;
    const table = tableOf(found, filters.shape === 'ranks' ? await rankRows(site, found) : []);
    const byDay = interval === 'day';
    const view: Rows['view'] = { index: indices.join(' ') || null, range, from, to, interval };
    const rest = {
      title: t(`history.${page}.title`),
      asOf: last,
      view: page === 'sectors' ? { ...view, shape: table.shape } : view,
      ignored,
    };
    switch (table.shape) {
      case 'wide': {
        const names = chosen.map(({ index }) => index);
        const columns = levelsColumns(t, names, (index) => pick(index.name, site.locale), byDay);
        return { ...rest, rows: table.rows, columns };
      }
      case 'ranks':
        return { ...rest, rows: table.rows, columns: rankColumns(t) };
      case 'long': {
        const columns = indexColumns(t, { isNamed: page === 'sectors', byDay, withTotal: page === 'general' });
        return { ...rest, rows: table.rows, columns };
      }
    }
  };
}
