import type { Locale } from '#domain/locale.ts';
import { NO_FIGURE, price } from '#domain/number.ts';
import { unitCode } from '#domain/price-terms.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Text } from '#messages/text.tsx';
import { currencyName } from '#app/blocks/instrument-terms/currency-name.ts';
import { column, type Column } from '#app/columns/column.ts';
import { PAGE_FORMATS } from '#app/columns/page-formats.ts';
import { securityColumns } from '#app/columns/security-columns.ts';
import type { DealSum, ShownDeal } from './deal-sums.ts';

type Priced = Pick<ShownDeal, 'unit' | 'currency' | 'value'>;

/** Columns of single deals. */
export function dealColumns(t: Text, deals: readonly Priced[], locale: Locale): Column<ShownDeal>[] {
  return [
    ...securityColumns<ShownDeal>(t),
    column('code', 'id', t('deals.id'), ({ id }) => id, { hidden: 'page' }),
    column('time', 'at', t('market.time'), ({ at }) => at),
    column('price', 'price', t('deals.price'), (deal) => deal.price, { text: (deal) => dealPrice(deal, deal.price) }),
    column('count', 'volume', t('market.volume'), ({ quantity }) => quantity),
    valueColumn<ShownDeal>(t, deals, locale),
    ...unitColumns<ShownDeal>(t),
  ];
}

/** Columns of deals summed up by security. */
export function dealSumColumns(t: Text, deals: readonly Priced[], locale: Locale): Column<DealSum>[] {
  return [
    ...securityColumns<DealSum>(t),
    column('count', 'deals', t('deals.deals'), ({ deals: count }) => count),
    column('count', 'volume', t('market.volume'), ({ volume }) => volume),
    valueColumn<DealSum>(t, deals, locale),
    column('price', 'average', t('deals.average'), ({ average }) => average, {
      text: (sum) => (sum.average === null ? NO_FIGURE : dealPrice(sum, sum.average)),
    }),
  ];
}

/** A price in its security's unit: per cent of par has its sign, prices in money are in the currency of the value. */
export function dealPrice({ unit }: Pick<ShownDeal, 'unit'>, of: Thousandths): string {
  return unit === 'percent' ? `${price(of)}%` : price(of);
}

/** A currency that all rows share is in the heading; where currencies differ, each value names its own. */
function valueColumn<Row extends Priced>(t: Text, deals: readonly Priced[], locale: Locale): Column<Row> {
  const [currency, ...others] = new Set(deals.flatMap((deal) => deal.currency ?? []));
  const value = ({ value: worth }: Row) => worth;
  if (others.length === 0)
    return column('amount', 'value', t('deals.value'), value, {
      ...(currency !== undefined && { unit: currencyName(currency, locale) }),
    });
  return column('amount', 'value', t('deals.value'), value, { text: (row) => moneyOf(row, t, locale) });
}

function moneyOf({ value, currency }: Priced, t: Text, locale: Locale): string {
  if (value === null || currency === null) return NO_FIGURE;
  const amount = PAGE_FORMATS.amount(value, locale, true);
  return t('market.money', { amount, currency: currencyName(currency, locale) });
}

/** Columns for the unit of each row's figures in files, the same in every language. */
function unitColumns<Row extends Priced>(t: Text): Column<Row>[] {
  const unitOf = ({ unit, currency }: Row) => unit && currency && unitCode({ unit, currency });
  return [
    column('code', 'price-unit', t('files.priceUnit'), unitOf, { hidden: 'page' }),
    column('code', 'currency', t('common.currency'), ({ currency }: Row) => currency, { hidden: 'page' }),
  ];
}
