import { factorText, type Factor, type PriceBasis } from '#domain/adjusted-price.ts';
import type { ChangedBar } from '#domain/bar-summary.ts';
import type { NetAssetDay } from '#domain/net-assets.ts';
import { signed } from '#domain/number.ts';
import type { PlainDate } from '#domain/time.ts';
import { isTradedBar } from '#domain/traded-bars.ts';
import type { TradingYear } from '#domain/trading-year.ts';
import type { Text } from '#messages/text.tsx';
import type { PriceUnits } from '#app/blocks/instrument-terms/price-units.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { HolderRow } from './holders.ts';
import { INVESTOR_GROUPS, type SeenOwnership } from './ownership.ts';

type Priced = Pick<ChangedBar, 'close' | 'volume' | 'value' | 'trades'> & {
  [Part in 'open' | 'high' | 'low']: ChangedBar[Part] | null;
};

/** A day of a security; prices that are not as traded come with the factor applied to them. */
export type DayRow = ChangedBar & { factor?: Factor };

/** Columns of trading day by day. */
export function dayColumns(t: Text, units: PriceUnits, prices: PriceBasis = 'raw'): Column<DayRow>[] {
  return [
    column('day', 'date', t('company.date'), ({ date }) => date),
    ...priceColumns<DayRow>(t, units),
    column('change', 'change', t('market.change'), ({ change }) => change),
    column('change-percent', 'change-percent', t('market.changePercent'), ({ changePercent }) => changePercent),
    ...turnoverColumns<DayRow>(t, units),
    ...(prices === 'raw'
      ? []
      : [
          column('code', 'factor', t('records.factor'), (row: DayRow) => row.factor && factorText(row.factor), {
            align: 'end',
          }),
        ]),
  ];
}

/** Columns of trading year by year. */
export function yearColumns(t: Text): Column<TradingYear>[] {
  return [
    column('year', 'year', t('investors.year'), ({ year }) => year),
    ...priceColumns<TradingYear>(t),
    column('change-percent', 'change-percent', t('market.changePercent'), ({ changePercent }) => changePercent),
    ...turnoverColumns<TradingYear>(t),
    column('count', 'days', t('investors.days'), ({ days }) => days),
  ];
}

/**
 * Columns of prices. Prices that are not in dirhams have their unit in the heading. A day that has only a settlement
 * price has its close alone.
 */
function priceColumns<Row extends Priced>(t: Text, units?: PriceUnits): Column<Row>[] {
  const options = units && !units.inAed ? { unit: units.price } : {};
  return (['open', 'high', 'low', 'close'] as const).map((part) =>
    column(
      'price',
      part,
      t(`market.${part}`),
      (row: Row) => (part === 'close' || isTradedBar(row) ? row[part] : null),
      options,
    ),
  );
}

function turnoverColumns<Row extends Priced>(t: Text, units?: PriceUnits): Column<Row>[] {
  const heading = units ? t('records.value', { currency: units.money }) : t('market.value');
  return [
    column('count', 'volume', t('market.volume'), ({ volume }) => volume),
    column('amount', 'value', heading, ({ value }) => value),
    column('count', 'trades', t('market.trades'), ({ trades }) => trades),
  ];
}

/** Net assets of a fund's unit, day by day beside its price. A null currency gives the general columns of any fund. */
export function netAssetColumns(t: Text, currency: string | null): Column<NetAssetDay>[] {
  return [
    column('day', 'date', t('company.date'), ({ date }) => date),
    column(
      'three-decimals',
      'net-asset-value',
      currency === null ? t('records.nav') : t('records.nav.value', { currency }),
      ({ value }) => value,
    ),
    column('change-percent', 'change-percent', t('market.changePercent'), ({ changePercent }) => changePercent),
    column('three-decimals', 'close', t('market.close'), ({ close }) => close),
    column(
      'difference',
      'premium',
      currency === null ? t('records.nav.less') : t('records.nav.premium', { currency }),
      ({ premium }) => premium,
      { text: ({ premium }) => signed(premium, { decimals: 3, zero: true }) },
    ),
    column(
      'difference-percent',
      'premium-percent',
      t('records.nav.premiumPercent'),
      ({ premiumPercent }) => premiumPercent,
    ),
  ];
}

/** The largest holders on a day, each group with its members below it. */
export function holderColumns(t: Text, asOf: PlainDate | null): Column<HolderRow>[] {
  return [
    column('text', 'holder', t('records.holder'), ({ name }) => name),
    column('share', 'share-percent', t('records.share'), ({ percent }) => percent),
    column('code', 'holder-type', t('records.holderType'), ({ type }) => type, {
      hidden: 'page',
      label: ({ type }) => t(`records.holder.${type}`),
    }),
    column('day', 'as-of', t('records.asOf'), () => asOf, { hidden: 'page' }),
    column('share', 'ruler', t('records.ofWhole'), ({ percent }) => percent, { hidden: 'file', align: 'start' }),
  ];
}

/**
 * What groups of investors hold, may hold and may buy in addition, at each change; a page shows only what they hold.
 */
export function ownershipColumns(t: Text): Column<SeenOwnership>[] {
  const shares = INVESTOR_GROUPS.flatMap((group) =>
    (['permitted', 'actual', 'available'] as const).map((part) =>
      column(
        'percent',
        `${group}-${part}`,
        `${t(`records.group.${group}`)}${t('common.listSeparator')}${t(`records.ownership.${part}`)}`,
        ({ value }: SeenOwnership) => value[group][part],
        part === 'actual' ? { pageHeading: t(`records.group.${group}`), zero: true } : { hidden: 'page' },
      ),
    ),
  );
  return [column('moment', 'seen', t('records.seen'), ({ from }: SeenOwnership) => from), ...shares];
}
