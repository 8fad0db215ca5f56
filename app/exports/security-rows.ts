import { unitCode, type PriceTerms } from '#domain/price-terms.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { figureColumn } from '#app/blocks/security-list/columns.ts';
import type { SECURITY_LISTS } from '#app/blocks/security-list/kinds.ts';
import { sortBy, type ListRow } from '#app/blocks/security-list/list-column.ts';
import { listColumns } from '#app/blocks/security-list/list-columns.ts';
import { applyListing } from '#app/blocks/security-list/listing.ts';
import type { ListedRow } from '#app/blocks/security-list/listed-row.ts';
import { stateOf, type WatchRow } from '#app/blocks/watch/watch-row.ts';
import { orderWord, watchRows as filteredRows } from '#app/blocks/watch/watch-view.ts';
import { column, type Column } from '#app/columns/column.ts';
import { bilingualSecurityColumns } from '#app/columns/security-columns.ts';
import type { Site } from '#app/context.ts';
import { loadWatchTable } from '#app/data/market/watch.ts';
import { loadSecurityList } from '#app/data/securities/list.ts';
import { pricesOf } from '#app/data/securities/prices.ts';
import type { RowsRequest, Rows } from './table.ts';

/** Columns at the end of every file of securities, chosen or not. */
const ALWAYS = ['isin', 'currency'];

type Kind = (typeof SECURITY_LISTS)[number]['kind'];

/** The securities of a kind, with the columns of their page. */
export function securityListRows(kind: Kind) {
  return async (site: Site, { query }: RowsRequest): Promise<Rows<ListRow>> => {
    const t = textOf(site.locale);
    const [{ title, listing, columns, rows, unknownColumns }, prices] = await Promise.all([
      loadSecurityList(site, query, kind),
      pricesBySymbol(site),
    ]);
    const { words, sector, sort, descending, ignored } = listing;
    const all = listColumns(columns.of, t);
    const isAlways = ({ id }: Column<ListRow>) => ALWAYS.includes(id);
    const chosen = all.filter(({ id }) => columns.shown.includes(id));
    return {
      title,
      columns: [
        ...bilingualSecurityColumns<ListRow>(t),
        ...chosen.filter((each) => !isAlways(each)),
        ...all.filter(isAlways),
        priceUnitColumn<ListRow>(t, prices),
      ],
      rows: applyListing(rows, listing, sortBy(all)),
      view: { q: words, sector, sort, order: orderWord(descending) },
      ignored: [...ignored, ...unknownColumns.map((value) => ({ parameter: 'column', value }))],
    };
  };
}

/** The market watch, with the chosen columns; the day's line is a drawing and has no column. */
export async function watchRows(site: Site, { query }: RowsRequest): Promise<Rows<WatchRow>> {
  const t = textOf(site.locale);
  const [{ view, rows }, prices] = await Promise.all([loadWatchTable(site, query), pricesBySymbol(site)]);
  const { words, sector, sort, descending } = view.listing;
  return {
    title: t('watch.title'),
    columns: [
      ...bilingualSecurityColumns<WatchRow>(t),
      stateColumn(t),
      ...view.columns.map((id) => figureColumn<WatchRow>(id, t, id === 'value' ? t('terms.column.value') : undefined)),
      column('code', 'isin', t('market.isin'), ({ isin }) => isin),
      column('code', 'currency', t('common.currency'), ({ symbol }) => prices.get(symbol)?.currency),
      priceUnitColumn<WatchRow>(t, prices),
    ],
    rows: filteredRows(rows, view),
    view: { q: words, board: view.board, sector, sort, order: orderWord(descending) },
    ignored: view.ignored,
  };
}

/** Suspended, without data from the market, or not traded yet. */
function stateColumn(t: Text): Column<WatchRow> {
  const state = ({ quote }: ListedRow) => stateOf(quote);
  return column('code', 'state', t('files.state'), state, {
    label: (row) => (state(row) === 'trading' ? '' : t(`watch.flag.${state(row)}`)),
  });
}

type Prices = ReadonlyMap<string, PriceTerms>;

/** The unit of a row's prices, the same in every language: its currency, per cent of par value, points. */
function priceUnitColumn<Row extends { symbol: string }>(t: Text, prices: Prices): Column<Row> {
  return column(
    'code',
    'price-unit',
    t('files.priceUnit'),
    ({ symbol }) => {
      const terms = prices.get(symbol);
      return terms && unitCode(terms);
    },
    { hidden: 'page' },
  );
}

async function pricesBySymbol(site: Site): Promise<Prices> {
  const [securities, prices] = await Promise.all([site.store.securities.list({ active: true }), pricesOf(site)]);
  return new Map(securities.map((security) => [security.symbol, prices(security)]));
}
