import { factorText, type Factor } from '#domain/adjusted-price.ts';
import type { ContractSpec } from '#domain/contract-spec.ts';
import { daysLeft, type FutureMove, type MarginParameter, type Roll } from '#domain/future-days.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import type { FutureFilters } from './day-filters.ts';

/** A contract on a day, beside its underlying. */
export interface FutureRow extends FutureMove {
  currency: ContractSpec['currency'];
  /** null where prices are as traded. */
  factor: Factor | null;
  /** Settlement price less the close of the underlying. */
  basis: Thousandths;
  /** Theoretical price; null where there is none. */
  fairValue: Thousandths | null;
  /** Margin for one contract on the day; null where it is not known. */
  margin: MarginParameter | null;
}

type Table = Pick<FutureFilters, 'series' | 'contract'> & { kind: ContractSpec['kind'] };

/** Prices of an index are levels with two decimals. */
function priceFormats(kind: ContractSpec['kind']) {
  return kind === 'index'
    ? ({ price: 'level', change: 'level-change' } as const)
    : ({ price: 'price', change: 'change' } as const);
}

/** Columns of futures day by day, the same on the page and in files. */
export function futureColumns(t: Text, { series, contract, kind }: Table): Column<FutureRow>[] {
  const formats = priceFormats(kind);
  const price = (id: string, heading: string, value: (row: FutureRow) => number | null) =>
    column(formats.price, id, heading, value);
  return [
    column('day', 'date', t('history.date'), ({ date }) => date),
    column('code', 'contract', t('futures.contract'), ({ symbol }) => symbol, contract ? { hidden: 'page' } : {}),
    column('day', 'expiry', t('futures.expiry'), ({ expiresOn }) => expiresOn, contract ? { hidden: 'page' } : {}),
    column('count', 'days-left', t('futures.daysLeft'), daysLeft, { zero: true }),
    price('open', t('market.open'), ({ open }) => open),
    price('high', t('market.high'), ({ high }) => high),
    price('low', t('market.low'), ({ low }) => low),
    price('close', t('market.close'), ({ close }) => close),
    price('settlement', t('futures.settlement'), ({ settlement }) => settlement),
    column(formats.change, 'change', t('futures.change'), ({ change }) => change),
    column('count', 'volume', t('futures.volume'), ({ volume }) => volume, { zero: true }),
    column('amount', 'value', t('terms.column.value'), ({ value }) => value, { zero: true, hidden: 'page' }),
    column('count', 'trades', t('market.trades'), ({ trades }) => trades, { zero: true, hidden: 'page' }),
    column('count', 'open-interest', t('futures.openInterest'), ({ openInterest }) => openInterest, { zero: true }),
    column('number', 'open-interest-change', t('futures.interestChange'), ({ interestChange }) => interestChange, {
      hidden: 'page',
    }),
    ...(series === 'continuous' ? [factorColumn(t)] : besideColumns(t, kind)),
    column('code', 'currency', t('futures.currency'), ({ currency }) => currency, { hidden: 'page' }),
  ];
}

function factorColumn(t: Text): Column<FutureRow> {
  return column('code', 'factor', t('history.factor'), ({ factor }) => factor && factorText(factor), { align: 'end' });
}

/** The underlying of the contract, and its margin. */
function besideColumns(t: Text, kind: ContractSpec['kind']): Column<FutureRow>[] {
  const { price } = priceFormats(kind);
  return [
    column(price, 'underlying', t('futures.underlying'), ({ underlying }) => underlying),
    column('difference', 'basis', t('futures.basis'), ({ basis }) => basis),
    column(price, 'fair-value', t('futures.fairValue'), ({ fairValue }) => fairValue),
    column('amount', 'base-margin', t('futures.baseMargin'), ({ margin }) => margin?.perContract),
  ];
}

/** Where the contracts of a continuous series were joined. */
export function rollColumns(t: Text, kind: ContractSpec['kind']): Column<Roll>[] {
  const { price } = priceFormats(kind);
  return [
    column('day', 'date', t('futures.roll.date'), ({ date }) => date),
    column('code', 'old', t('futures.roll.old'), ({ old }) => old.symbol),
    column(price, 'old-settlement', t('futures.roll.oldSettlement'), ({ old }) => old.settlement),
    column('code', 'next', t('futures.roll.next'), ({ next }) => next.symbol),
    column(price, 'next-settlement', t('futures.roll.nextSettlement'), ({ next }) => next.settlement),
    column('code', 'ratio', t('futures.roll.ratio'), ({ ratio }) => factorText(ratio), { align: 'end' }),
    column('code', 'running', t('history.running'), ({ running }) => factorText(running), { align: 'end' }),
  ];
}
