import type { Factor } from '#domain/adjusted-price.ts';
import { factorText } from '#domain/adjusted-price.ts';
import type { ChangedPeriod } from '#domain/bar-periods.ts';
import type { Security } from '#domain/security.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import type { PriceFilters } from './price-filters.ts';

/** A security over a day or a longer period. */
export interface PriceRow extends ChangedPeriod {
  security: Pick<Security, 'name' | 'isin' | 'board' | 'kind'>;
  /** What prices were multiplied by. */
  factor: Factor;
  /** What began on one of its days, in the reader's language; null where nothing did. */
  event: string | null;
  /** False for a trading day without a trade: it has no prices. */
  isTraded: boolean;
}

/** The history of prices, in page, file and drawing alike. */
export function priceColumns(t: Text, { symbols, interval, basis }: PriceFilters): Column<PriceRow>[] {
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
    column('code', 'board', t('history.board'), ({ security }) => security.board, { hidden: 'page' }),
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
    column('code', 'traded', t('history.traded'), ({ isTraded }) => (isTraded ? 'yes' : 'no'), {
      hidden: 'page',
      label: ({ isTraded }) => t(`history.traded.${isTraded ? 'yes' : 'no'}`),
    }),
    ...(basis === 'raw'
      ? []
      : [column('code', 'factor', t('history.factor'), (row: PriceRow) => factorText(row.factor))]),
    column('text', 'event', t('history.event'), ({ event }) => event, isOne ? {} : { hidden: 'page' }),
  ];
}

function periodColumns(t: Text): Column<PriceRow>[] {
  return [
    column('day', 'from', t('history.from'), ({ from }) => from, { hidden: 'page' }),
    column('count', 'days', t('history.days'), ({ days }) => days),
  ];
}
