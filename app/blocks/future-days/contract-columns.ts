import type { ContractSpec } from '#domain/contract-spec.ts';
import { integer, price, twoDecimals } from '#domain/number.ts';
import { contractUnit, unitCode } from '#domain/price-terms.ts';
import type { Quote } from '#domain/quote.ts';
import type { Security } from '#domain/security.ts';
import { divideRounded, type Thousandths } from '#domain/thousandths.ts';
import type { Text } from '#messages/text.tsx';
import { isNamed } from '#app/blocks/instrument-terms/currency-name.ts';
import { priceUnits } from '#app/blocks/instrument-terms/price-units.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { OpenContract } from '#app/data/future-days/open-contracts.ts';

/** A contract with its prices, open or ended. */
export interface PricedContract extends Omit<OpenContract, 'security' | 'quote'> {
  security: Pick<Security, 'symbol' | 'name'>;
  quote: Pick<Quote, 'last' | 'settlementPrice' | 'openInterest'> | null;
  tradingDaysLeft: number;
}

/** An open contract with its remaining trading days. */
export interface ContractRow extends OpenContract {
  tradingDaysLeft: number;
}

const THOUSANDTHS = 1_000;
const HIDDEN = { hidden: 'page' } as const;

/** A price in the usual format: levels of an index have two decimals. */
export function contractPrice({ kind }: Pick<ContractSpec, 'kind'>, value: Thousandths | null | undefined): string {
  return kind === 'index' ? twoDecimals(value) : price(value);
}

/** Columns of contracts, the same on the page, in files and in the API. */
export function contractColumns(t: Text): Column<PricedContract>[] {
  const own = (name: string) => t(`api.column.${name}`);
  const priced = (
    id: string,
    heading: string,
    value: (row: PricedContract) => Thousandths | null | undefined,
    hidden = {},
  ) => column('price', id, heading, value, { ...hidden, text: (row) => contractPrice(row.spec, value(row)) });
  return [
    column('code', 'symbol', t('market.symbol'), ({ security }) => security.symbol),
    column('code', 'root', own('root'), ({ spec }) => spec.root, HIDDEN),
    column('name', 'name', t('common.name'), ({ security }) => security.name, HIDDEN),
    column('code', 'kind', own('kind'), ({ spec }) => spec.kind, HIDDEN),
    column('count', 'size', t('parts.spec.size'), ({ spec }) => spec.size, HIDDEN),
    column('code', 'currency', t('common.currency'), ({ spec }) => spec.currency, HIDDEN),
    column('price', 'tick', t('parts.spec.tick'), ({ spec }) => spec.tick, HIDDEN),
    column('day', 'last-day', t('futures.expiry'), ({ expiresOn }) => expiresOn),
    column('count', 'days-left', t('parts.contracts.left'), ({ tradingDaysLeft }) => tradingDaysLeft, { zero: true }),
    column('amount', 'margin', t('futures.baseMargin'), ({ margin }) => margin, { text: marginText(t) }),
    column('code', 'price-unit', t('files.priceUnit'), ({ spec }) => unitCode(contractUnit(spec)), {
      label: ({ spec }, locale) => priceUnits(contractUnit(spec), locale).price,
    }),
    priced('last', t('market.last'), ({ quote }) => quote?.last),
    priced('settlement', t('futures.settlement'), ({ quote }) => quote?.settlementPrice),
    column('count', 'open-interest', t('futures.openInterest'), ({ quote }) => quote?.openInterest),
    priced('underlying', own('underlyingNow'), ({ underlying }) => underlying, HIDDEN),
    priced('fair-value', t('parts.contracts.fair'), ({ fairValue }) => fairValue),
    column('difference', 'basis', t('futures.basis'), basisOf),
  ];
}

function marginText(t: Text): NonNullable<Column<PricedContract>['text']> {
  return ({ margin, spec: { currency } }) => {
    const amount = integer(margin === null ? null : divideRounded(margin, THOUSANDTHS));
    if (margin === null) return amount;
    return isNamed(currency) ? t(`futures.money.${currency}`, { amount }) : t('market.money', { amount, currency });
  };
}

/** The price of the future less that of its underlying; null while either has no price. */
function basisOf({ quote, underlying }: PricedContract): Thousandths | null {
  return quote?.last && underlying !== null ? quote.last - underlying : null;
}
