import type { Factor } from '#domain/adjusted-price.ts';
import { factorText } from '#domain/adjusted-price.ts';
import type { ChangedPeriod } from '#domain/bar-periods.ts';
import { segmentOf, type Security } from '#domain/security.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import { segmentLabel } from '#app/blocks/market-rows/segment-name.ts';
import type { PriceFilters } from './price-filters.ts';

/** A security over a day or a longer period. */
export interface PriceRow extends ChangedPeriod {
  security: Pick<Security, 'name' | 'isin' | 'board' | 'kind' | 'sourceId' | 'currency'>;
  /** Factor by which prices were multiplied. */
  factor: Factor;
  /** Events whose effect began on one of the days, in the reader's language; null where there were none. */
  event: string | null;
  /** False for a trading day without a trade, which has no prices. */
  isTraded: boolean;
  /**
   * As traded, whatever the basis of the prices; on a day without a trade, the close before it. Null before the first
   * trade.
   */
  lastClose: Thousandths | null;
  /**
   * Last close times the shares in issue, and in free float, on the day; null where the number of shares is not known.
   */
  marketValue: Thousandths | null;
  freeFloatValue: Thousandths | null;
}

/** Columns of the history of prices, the same on the page, in files and in the drawing. */
export function priceColumns(t: Text, filters: PriceFilters): Column<PriceRow>[] {
  const all = everyColumn(t, filters);
  const { columns } = filters;
  if (columns.length === 0) return all;
  return all
    .filter(({ id }) => ALWAYS.includes(id) || columns.includes(id))
    .map(({ hidden, ...rest }) => (columns.includes(rest.id) || hidden === undefined ? rest : { ...rest, hidden }));
}

/** Columns that identify a row, whichever columns are chosen; files also identify the security. */
const ALWAYS = ['date', 'from', 'symbol', 'isin', 'currency'];

function everyColumn(t: Text, { symbols, interval, basis }: PriceFilters): Column<PriceRow>[] {
  const inDirhams = { unit: t('history.aed') };
  const ofTraded = (value: (row: PriceRow) => number | null) => (row: PriceRow) => (row.isTraded ? value(row) : null);
  const price = (id: string, heading: string, value: (row: PriceRow) => number | null) =>
    column('price', id, heading, ofTraded(value), inDirhams);
  const isOne = symbols.length === 1;
  const days = interval === 'day' ? [] : periodColumns(t);
  return [
    column('day', 'date', t(interval === 'day' ? 'history.date' : 'history.until'), ({ date }) => date),
    ...days,
    column('code', 'symbol', t('market.symbol'), ({ symbol }) => symbol, isOne ? { hidden: 'page' } : {}),
    column('name', 'name', t('history.name'), ({ security }) => security.name, { hidden: 'page' }),
    column('code', 'isin', t('history.isin'), ({ security }) => security.isin, { hidden: 'page' }),
    column('code', 'id', t('history.id'), ({ security }) => security.sourceId, { hidden: 'page' }),
    column('code', 'kind', t('history.kind'), ({ security }) => security.kind, {
      hidden: 'page',
      label: ({ security }) => t(`trading.kind.${security.kind}`),
    }),
    column('code', 'board', t('history.board'), ({ security: { board, kind } }) => board && segmentOf(board, kind), {
      hidden: 'page',
      label: ({ security }, locale) => segmentLabel(security, t, locale),
    }),
    price('open', t('market.open'), ({ open }) => open),
    price('high', t('market.high'), ({ high }) => high),
    price('low', t('market.low'), ({ low }) => low),
    price('close', t('market.close'), ({ close }) => close),
    column('price', 'previous-close', t('market.previousClose'), ({ previousClose }) => previousClose, {
      ...inDirhams,
      hidden: 'page',
    }),
    column(
      'change',
      'change',
      t('market.change'),
      ofTraded(({ change }) => change),
    ),
    column(
      'change-percent',
      'change-percent',
      t('market.changePercent'),
      ofTraded(({ changePercent }) => changePercent),
    ),
    column(
      'price',
      'vwap',
      t('history.vwap'),
      ofTraded(({ vwap }) => vwap),
      { ...inDirhams, hidden: 'page' },
    ),
    column('count', 'volume', t('market.volume'), ({ volume }) => volume, { zero: true }),
    column('amount', 'value', t('market.value'), ({ value }) => value, { zero: true }),
    column('count', 'trades', t('market.trades'), ({ trades }) => trades, { zero: true }),
    column('amount', 'market-value', t('history.marketValue'), ({ marketValue }) => marketValue, {
      ...inDirhams,
      hidden: 'page',
    }),
    column('amount', 'free-float-value', t('history.freeFloatValue'), ({ freeFloatValue }) => freeFloatValue, {
      ...inDirhams,
      hidden: 'page',
    }),
    column('flag', 'traded', t('history.traded'), ({ isTraded }) => isTraded, {
      hidden: 'page',
      label: ({ isTraded }) => t(`history.traded.${isTraded ? 'yes' : 'no'}`),
    }),
    ...(basis === 'raw'
      ? []
      : [column('code', 'factor', t('history.factor'), (row: PriceRow) => factorText(row.factor), { align: 'end' })]),
    column('text', 'event', t('history.event'), ({ event }) => event, isOne ? {} : { hidden: 'page' }),
    column('code', 'currency', t('common.currency'), ({ security }) => security.currency, { hidden: 'page' }),
  ];
}

function periodColumns(t: Text): Column<PriceRow>[] {
  return [
    column('day', 'from', t('history.from'), ({ from }) => from, { hidden: 'page' }),
    column('count', 'days', t('history.days'), ({ days }) => days),
  ];
}
