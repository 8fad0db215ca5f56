import type { PriceTerms, PriceUnit } from '#domain/price-terms.ts';
import { place } from '#exchange.place.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Text } from '#messages/text.tsx';

/** The price terms of a row; null when unknown. */
export type TermsOf<Row> = (row: Row) => Pick<PriceTerms, 'unit' | 'currency'> | null;

/** Prices of shares, in the market's own currency. */
export const IN_MARKET_CURRENCY = { unit: 'currency', currency: place.currency.code } as const;

/** For a description, which has no rows. */
export const NO_TERMS: TermsOf<unknown> = () => null;

/** The unit of a row's prices; the currency has a column of its own. */
export function priceUnitColumn<Row>(t: Text, unitOf: (row: Row) => PriceUnit | null | undefined): Column<Row> {
  return column('code', 'price-unit', t('api.column.priceUnit'), unitOf);
}

/** The columns of a page's file, with price units as the API writes them. */
export function withPriceUnit<Row>(
  columns: readonly Column<Row>[],
  t: Text,
  unitOf: (row: Row) => PriceUnit | null | undefined,
): Column<Row>[] {
  return columns.map((one) => (one.id === 'price-unit' ? priceUnitColumn(t, unitOf) : one));
}

/** The columns, followed by the currency of their prices, unless it is among the columns, and the unit. */
export function withPriceTerms<Row>(columns: readonly Column<Row>[], t: Text, termsOf: TermsOf<Row>): Column<Row>[] {
  const unit = priceUnitColumn<Row>(t, (row) => termsOf(row)?.unit);
  return [...withCurrency(columns, t, (row) => termsOf(row)?.currency), unit];
}

/** The columns, followed by the currency of their amounts, unless it is among the columns. */
export function withCurrency<Row>(
  columns: readonly Column<Row>[],
  t: Text,
  currencyOf: (row: Row) => string | null | undefined = () => place.currency.code,
): Column<Row>[] {
  if (columns.some(({ id }) => id === 'currency')) return [...columns];
  return [...columns, column('code', 'currency', t('common.currency'), currencyOf)];
}
