import { accrual } from '#domain/accrual.ts';
import type { DebtTerms, FundTerms, InstrumentTerms } from '#domain/instrument-terms.ts';
import type { Quote } from '#domain/quote.ts';
import type { SecurityKind } from '#domain/security.ts';
import type { PlainDate } from '#domain/time.ts';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import type { Text } from '#messages/text.tsx';
import type { ListColumn, TermForm, TermValue } from './list-column.ts';

/** What a term's cell is made from. */
export interface TermSource<Terms = InstrumentTerms> {
  terms: Terms;
  quote: Quote | null;
  /** When a trade of today settles: until then something accrues. */
  settlesOn: PlainDate;
}

interface TermColumn<Terms> {
  id: string;
  term?: GlossaryId;
  form: TermForm;
  /** Shown without being asked for. */
  usual?: true;
  value(source: TermSource<Terms>): TermValue;
}

const net = ({ quote }: TermSource<DebtTerms>) => quote?.last ?? quote?.previousClose ?? null;
const accrued = ({ terms, settlesOn }: TermSource<DebtTerms>) => accrual(terms, settlesOn)?.perHundred ?? null;

/** Rate, maturity and the parts of the price; then how the issue was made. */
function debtColumns(names: Record<'rate' | 'accrued' | 'perYear' | 'units', string>): TermColumn<DebtTerms>[] {
  return [
    { id: names.rate, form: 'percent', usual: true, value: ({ terms }) => terms.rate },
    { id: 'maturity-date', form: 'day', usual: true, value: ({ terms }) => terms.maturesOn },
    { id: 'net-price', form: 'net', usual: true, value: net },
    { id: names.accrued, form: 'accrued', usual: true, value: accrued },
    { id: names.perYear, form: 'count', value: ({ terms }) => terms.paymentsAYear },
    { id: 'issue-date', form: 'day', value: ({ terms }) => terms.issuedOn },
    { id: 'par-value', form: 'amount', value: ({ terms }) => terms.parValue },
    { id: 'issue-value', form: 'amount', value: ({ terms }) => terms.issueValue },
    { id: names.units, form: 'count', value: ({ terms }) => terms.units },
  ];
}

const BOND = debtColumns({
  rate: 'coupon-percentage',
  accrued: 'accrued-interest',
  perYear: 'coupons-a-year',
  units: 'number-of-bonds',
});
const SUKUK = debtColumns({
  rate: 'profit-rate',
  accrued: 'accrued-earning',
  perYear: 'distributions-a-year',
  units: 'number-of-sukuk',
});
const FUND: TermColumn<FundTerms>[] = [
  { id: 'fund-manager', form: 'words', usual: true, value: ({ terms }) => terms.manager },
  { id: 'managing-company-fees', form: 'percent', usual: true, value: ({ terms }) => terms.managementFee },
  { id: 'fund-structure', form: 'words', value: ({ terms }) => terms.structure },
  { id: 'custodian', form: 'words', value: ({ terms }) => terms.custodian },
  { id: 'administrator', form: 'words', value: ({ terms }) => terms.administrator },
];

const BY_KIND: Partial<Record<SecurityKind, readonly TermColumn<never>[]>> = {
  bond: BOND,
  sukuk: SUKUK,
  fund: FUND,
  etf: FUND,
  reit: FUND,
};

/** The columns that only lists of that kind have, those that are usual first; none for shares and for all together. */
export function termColumns(kind: SecurityKind | null, t: Text): { columns: ListColumn[]; usual: string[] } {
  const own = (kind && BY_KIND[kind]) || [];
  return {
    columns: own.map(({ id, form }) => ({
      id,
      form,
      label: t(id === 'profit-rate' ? 'terms.own.profitRate' : `terms.label.${id}`),
      ...(id !== 'profit-rate' && { term: id as GlossaryId }),
    })),
    usual: own.filter(({ usual }) => usual).map(({ id }) => id),
  };
}

/** A row's terms by column; all unknown where its source says nothing of them. */
export function termValues(kind: SecurityKind, source: TermSource<InstrumentTerms | null>): Record<string, TermValue> {
  const own = (BY_KIND[kind] ?? []) as readonly TermColumn<InstrumentTerms>[];
  const { terms } = source;
  const known = terms?.kind === kind ? { ...source, terms } : null;
  return Object.fromEntries(own.map(({ id, value }) => [id, known && value(known)]));
}
