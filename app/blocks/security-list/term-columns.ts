import { byLocale } from '#domain/each-locale.ts';
import { accrual, paymentDates } from '#domain/accrual.ts';
import type { Bilingual } from '#domain/bilingual.ts';
import type { DebtTerms, FundTerms, InstrumentTerms } from '#domain/instrument-terms.ts';
import type { DayNetAssets } from '#domain/net-assets.ts';
import type { Quote } from '#domain/quote.ts';
import type { SecurityKind } from '#domain/security.ts';
import type { PlainDate } from '#domain/time.ts';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import type { Format } from '#app/columns/page-formats.ts';
import { daysOfYear } from '#app/blocks/instrument-terms/facts.ts';
import type { ListRow, TermValue } from './list-column.ts';

/** Inputs of a term's cell. */
export interface TermSource<Terms = InstrumentTerms> {
  terms: Terms;
  quote: Quote | null;
  /** Settlement day of a trade made today, up to which interest accrues. */
  settlesOn: PlainDate;
  /** Net assets of a fund's unit at the end of the last day that has them; null without any. */
  netAssets: DayNetAssets | null;
}

interface TermColumn<Terms> {
  id: string;
  term?: GlossaryId;
  format: Format;
  /** True when the column is shown by default. */
  usual?: true;
  value(source: TermSource<Terms>): TermValue;
}

const net = ({ quote }: TermSource<DebtTerms>) => quote?.last ?? quote?.previousClose ?? null;
const accrued = ({ terms, settlesOn }: TermSource<DebtTerms>) => accrual(terms, settlesOn)?.perHundred ?? null;

/** The days of the year on which an issue pays. */
function datesOf(terms: DebtTerms): Bilingual | null {
  const dates = paymentDates(terms);
  return dates.length === 0 ? null : byLocale((locale) => daysOfYear(dates, locale) ?? '');
}

/** Rate, maturity and the parts of the price; then how the issue was structured. */
function debtColumns(
  names: Record<'rate' | 'accrued' | 'perYear' | 'dates' | 'units', string>,
): TermColumn<DebtTerms>[] {
  return [
    { id: names.rate, format: 'rate', usual: true, value: ({ terms }) => terms.rate },
    { id: 'maturity-date', format: 'day', usual: true, value: ({ terms }) => terms.maturesOn },
    { id: 'net-price', format: 'price', usual: true, value: net },
    { id: names.accrued, format: 'three-decimals', usual: true, value: accrued },
    { id: names.perYear, format: 'count', value: ({ terms }) => terms.paymentsAYear },
    { id: names.dates, format: 'name', value: ({ terms }) => datesOf(terms) },
    { id: 'issue-date', format: 'day', value: ({ terms }) => terms.issuedOn },
    { id: 'par-value', format: 'amount', value: ({ terms }) => terms.parValue },
    { id: 'issue-value', format: 'amount', value: ({ terms }) => terms.issueValue },
    { id: names.units, format: 'count', value: ({ terms }) => terms.units },
  ];
}

const BOND = debtColumns({
  rate: 'coupon-percentage',
  accrued: 'accrued-interest',
  perYear: 'coupons-a-year',
  dates: 'coupon-dates',
  units: 'number-of-bonds',
});
const SUKUK = debtColumns({
  rate: 'profit-rate',
  accrued: 'accrued-earning',
  perYear: 'distributions-a-year',
  dates: 'profit-distribution-dates',
  units: 'number-of-sukuk',
});
const FUND: TermColumn<FundTerms>[] = [
  { id: 'fund-manager', format: 'name', usual: true, value: ({ terms }) => terms.manager },
  { id: 'managing-company-fees', format: 'rate', usual: true, value: ({ terms }) => terms.managementFee },
  { id: 'fund-structure', format: 'name', value: ({ terms }) => terms.structure },
  { id: 'custodian', format: 'name', value: ({ terms }) => terms.custodian },
  { id: 'administrator', format: 'name', value: ({ terms }) => terms.administrator },
  { id: 'investors-committee', format: 'name', value: ({ terms }) => terms.investorsCommittee },
  { id: 'investment-policy', format: 'name', value: ({ terms }) => terms.investmentPolicy },
  { id: 'dividend-policy', format: 'name', value: ({ terms }) => terms.dividendPolicy },
  { id: 'closing-nav', format: 'price', value: ({ netAssets }) => netAssets?.value ?? null },
  { id: 'closing-nav-date', format: 'day', value: ({ netAssets }) => netAssets?.date ?? null },
];

const BY_KIND: Partial<Record<SecurityKind, readonly TermColumn<never>[]>> = {
  bond: BOND,
  sukuk: SUKUK,
  fund: FUND,
  etf: FUND,
  reit: FUND,
};

/** Message keys of terms that the glossary does not explain. */
const OWN_TEXT: Readonly<Record<string, string>> = {
  'profit-rate': 'terms.own.profitRate',
  'closing-nav-date': 'terms.own.closingNavDate',
};

/** The columns that only lists of that kind have; empty for shares and for all kinds together. */
export function termColumns(kind: SecurityKind | null, t: Text): Column<ListRow>[] {
  return ofKind(kind).map(({ id, format }) => ({
    ...column(format, id, t(OWN_TEXT[id] ?? `terms.label.${id}`), termOf(id), { zero: true }),
    ...(!OWN_TEXT[id] && { term: id as GlossaryId }),
  }));
}

// A row's term has the type that its column's format expects.
const termOf = (id: string) => (row: ListRow) => row.terms[id] as never;

/** Ids of a kind's own columns: those shown by default, and the others. */
export function usualTerms(kind: SecurityKind | null): { usual: string[]; others: string[] } {
  const ids = (all: readonly TermColumn<never>[]) => all.map(({ id }) => id);
  return {
    usual: ids(ofKind(kind).filter(({ usual }) => usual)),
    others: ids(ofKind(kind).filter(({ usual }) => !usual)),
  };
}

/** Ids of a kind's columns that do not move with the market: the stated terms of an issue or a fund. */
export function statedTerms(kind: SecurityKind | null): string[] {
  const moving: readonly unknown[] = [net, accrued];
  return ofKind(kind).flatMap(({ id, value }) => (moving.includes(value) ? [] : [id]));
}

function ofKind(kind: SecurityKind | null): readonly TermColumn<never>[] {
  return (kind && BY_KIND[kind]) || [];
}

/** A row's terms keyed by column; all null where the source gives none. */
export function termValues(kind: SecurityKind, source: TermSource<InstrumentTerms | null>): Record<string, TermValue> {
  const own = ofKind(kind) as readonly TermColumn<InstrumentTerms>[];
  const { terms } = source;
  const known = terms?.kind === kind ? { ...source, terms } : null;
  return Object.fromEntries(own.map(({ id, value }) => [id, known && value(known)]));
}
