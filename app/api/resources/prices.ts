import { PRICE_BASES } from '#domain/adjusted-price.ts';
import { INTERVALS } from '#domain/bar-periods.ts';
import type { PriceTerms } from '#domain/price-terms.ts';
import { missingDays } from '#domain/missing-days.ts';
import { BREADTH_KINDS, type Security } from '#domain/security.ts';
import { earlierDay, laterDay, type PlainDate } from '#domain/time.ts';
import { priceColumns, type PriceRow } from '#app/blocks/history/price-columns.ts';
import { parsePriceFilters } from '#app/blocks/history/price-filters.ts';
import { column, nested, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { wholeDays } from '#app/data/history/whole-days.ts';
import { generalIndex } from '#app/data/indices/general.ts';
import { loadPrices, pricesOf } from '#app/data/securities/prices.ts';
import { priceRows } from '#app/exports/price-rows.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { choice, DAY, FROM, TO } from '#app/api/param.ts';
import { priceUnitColumn } from '#app/api/price-unit.ts';
import { awaitWholeDay } from '#app/api/whole-days.ts';
import { queryOf, type Resource, type Wanted } from '#app/api/resource.ts';
import { isAmong } from './securities.ts';

const PRICES = choice('prices', PRICE_BASES, 'raw');
/** The segments in which shares and funds trade. */
const BOARDS = ['510', '520', '505'] as const;

/** A day or a longer period, with the price terms. */
interface PricedPeriod {
  row: PriceRow;
  terms: Pick<PriceTerms, 'unit' | 'currency'>;
}

function columnsOf(t: Text, own: readonly Column<PriceRow>[]): Column<PricedPeriod>[] {
  return [
    ...nested(own, ({ row }: PricedPeriod) => row)
      .filter(({ id }) => id !== 'currency')
      .map((one) => (one.id === 'value' ? { ...one, heading: t('terms.column.value') } : one)),
    column('code', 'currency', t('common.currency'), ({ terms }) => terms.currency),
    priceUnitColumn(t, ({ terms }) => terms.unit),
  ];
}

/** The columns of the price history for one security by longer periods: every column, including the factor. */
function allColumns(t: Text): Column<PricedPeriod>[] {
  const query = new URLSearchParams({ symbol: 'X', prices: 'total', interval: 'month' });
  return columnsOf(t, priceColumns(t, parsePriceFilters(query, ['X'], '2000-01-01')));
}

/** The prices of a security of this exchange; null when no security has that symbol. */
async function securityPrices(site: Site, asked: Wanted) {
  const symbol = (asked['symbol'] ?? '').toUpperCase();
  const security = await site.store.securities.find(symbol);
  if (security?.exchange !== 'home') return null;
  const [found, terms] = await Promise.all([
    priceRows(site, { query: queryOf({ ...asked, symbol }), params: {} }, 'home'),
    loadPrices(site, security),
  ]);
  return {
    ...found,
    missingDays: await missingOf(site, security, found.view as { from: PlainDate; to: PlainDate }),
    columns: columnsOf(textOf(site.locale), found.columns),
    rows: found.rows.map((row): PricedPeriod => ({ row, terms })),
  };
}

/**
 * Days of the range that are not stored. A listed security has stored days up to the market's last day, whether it
 * traded or not. When its first day of listing is unknown, days before its first trade are missing only when the
 * market's own are.
 */
async function missingOf(
  site: Site,
  { symbol, listedOn, active }: Security,
  range: { from: PlainDate; to: PlainDate },
) {
  const { bars } = site.store;
  const [own, market, whole] = await Promise.all([
    bars.span(symbol),
    bars.span(generalIndex(site).code),
    wholeDays(site),
  ]);
  if (!market || !whole) return missingDays(range, own, site.today());
  // Days yet to be read for other securities may also be missing for this one.
  const since = laterDay(whole.first, market.first);
  const first = own && (listedOn !== null || own.first < since) ? own.first : since;
  const last = earlierDay(own ? laterDay(own.last, whole.last) : whole.last, market.last);
  const from = listedOn === null ? range.from : laterDay(listedOn, range.from);
  const to = !active && own ? earlierDay(own.last, range.to) : range.to;
  return missingDays({ from, to }, { first, last }, site.today());
}

/** Prices of all shares and funds on one day. */
async function pricesOfDay(site: Site, { kind, board, ...asked }: Wanted) {
  const { day } = asked;
  if (day !== undefined) await awaitWholeDay(site, day);
  const [found, terms, listed, held] = await Promise.all([
    priceRows(site, { query: queryOf(asked), params: {} }),
    pricesOf(site),
    site.store.securities.list({ exchange: 'home' }),
    site.store.bars.span(generalIndex(site).code),
  ]);
  const securities = new Map(listed.map((security) => [security.symbol, security]));
  const isWanted = ({ symbol }: PriceRow) => isAmong(securities.get(symbol)!, { kind, board });
  if (day === undefined) await awaitWholeDay(site, found.view['day'] ?? site.today());
  return {
    ...found,
    missingDays: day === undefined ? [] : missingDays({ from: day, to: day }, held, site.today()),
    columns: columnsOf(textOf(site.locale), found.columns),
    rows: found.rows.filter(isWanted).map((row): PricedPeriod => ({ row, terms: terms(securities.get(row.symbol)!) })),
  };
}

/** Prices of securities, by day or longer period. */
export const PRICES_BY_DAY: readonly Resource[] = [
  {
    name: 'security-prices',
    path: '/securities/:symbol/prices',
    tag: 'securities',
    lifetime: 'day',
    feeds: ['bars', 'dividends', 'splits', 'rights-issues'],
    params: [FROM, TO, choice('interval', INTERVALS, 'day'), PRICES],
    isSeries: true,
    columns: allColumns,
    load: securityPrices,
  },
  {
    name: 'prices',
    path: '/prices',
    tag: 'securities',
    lifetime: 'day',
    feeds: ['bars', 'dividends', 'splits', 'rights-issues'],
    params: [DAY, choice('kind', BREADTH_KINDS), choice('board', BOARDS), PRICES],
    isSeries: true,
    columns: allColumns,
    load: pricesOfDay,
  },
];
