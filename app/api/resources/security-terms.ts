import type {
  CarbonTerms,
  DebtTerms,
  FundTerms,
  FutureTerms,
  InstrumentTerms,
  SubscriptionRightTerms,
} from '#domain/instrument-terms.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Text } from '#messages/text.tsx';

/** Anything with the terms of its kind; shares have none. */
export interface WithTerms {
  terms: InstrumentTerms | null;
}

function debtOf({ terms }: WithTerms): DebtTerms | null {
  return terms?.kind === 'bond' || terms?.kind === 'sukuk' ? terms : null;
}

function fundOf({ terms }: WithTerms): FundTerms | null {
  return terms?.kind === 'fund' || terms?.kind === 'etf' || terms?.kind === 'reit' ? terms : null;
}

function futureOf({ terms }: WithTerms): FutureTerms | null {
  return terms?.kind === 'future' ? terms : null;
}

function rightOf({ terms }: WithTerms): SubscriptionRightTerms | null {
  return terms?.kind === 'right' ? terms : null;
}

function carbonOf({ terms }: WithTerms): CarbonTerms | null {
  return terms?.kind === 'carbon' ? terms : null;
}

/** The terms of every kind, each null for other kinds. */
export function termsColumns(t: Text): Column<WithTerms>[] {
  return [...debtColumns(t), ...fundColumns(t), ...derivedColumns(t), ...carbonColumns(t)];
}

function debtColumns(t: Text): Column<WithTerms>[] {
  return [
    column('name', 'issuer', t('terms.label.issuer'), (row) => debtOf(row)?.issuer),
    column('percent', 'rate', t('api.column.debtRate'), (row) => debtOf(row)?.rate),
    column('number', 'payments-a-year', t('api.column.paymentsAYear'), (row) => debtOf(row)?.paymentsAYear),
    column('day', 'issued-on', t('terms.label.issue-date'), (row) => debtOf(row)?.issuedOn),
    column('day', 'matures-on', t('terms.label.maturity-date'), (row) => debtOf(row)?.maturesOn),
    column('amount', 'denomination', t('terms.label.par-value'), (row) => debtOf(row)?.parValue),
    column('amount', 'issue-value', t('terms.label.issue-value'), (row) => debtOf(row)?.issueValue),
    column('count', 'units', t('api.column.debtUnits'), (row) => debtOf(row)?.units),
  ];
}

function fundColumns(t: Text): Column<WithTerms>[] {
  return [
    column('name', 'manager', t('terms.label.fund-manager'), (row) => fundOf(row)?.manager),
    column('name', 'structure', t('terms.label.fund-structure'), (row) => fundOf(row)?.structure),
    column('name', 'custodian', t('terms.label.custodian'), (row) => fundOf(row)?.custodian),
    column('name', 'administrator', t('terms.label.administrator'), (row) => fundOf(row)?.administrator),
    column('name', 'investors-committee', t('terms.label.investors-committee'), (row) => {
      return fundOf(row)?.investorsCommittee;
    }),
    column('percent', 'management-fee', t('terms.label.managing-company-fees'), (row) => fundOf(row)?.managementFee),
    column('name', 'investment-policy', t('terms.label.investment-policy'), (row) => fundOf(row)?.investmentPolicy),
    column('name', 'dividend-policy', t('terms.label.dividend-policy'), (row) => fundOf(row)?.dividendPolicy),
  ];
}

/** Futures and rights: what each is on, and its last day. */
function derivedColumns(t: Text): Column<WithTerms>[] {
  return [
    column(
      'code',
      'underlying',
      t('terms.label.underlying'),
      (row) => futureOf(row)?.underlying ?? rightOf(row)?.share,
    ),
    column('count', 'contract-size', t('terms.label.contract-size'), (row) => futureOf(row)?.contractSize),
    column('day', 'first-day', t('api.column.firstDay'), (row) => rightOf(row)?.tradesFrom),
    column('day', 'last-day', t('api.column.lastDay'), (row) => futureOf(row)?.expiresOn ?? rightOf(row)?.tradesTo),
  ];
}

function carbonColumns(t: Text): Column<WithTerms>[] {
  return [
    column('name', 'project', t('terms.label.carbon-credit'), (row) => carbonOf(row)?.project),
    column('code', 'project-type', t('carbon.type'), (row) => carbonOf(row)?.type),
    column('code', 'country', t('carbon.country'), (row) => carbonOf(row)?.country),
    column('year', 'vintage', t('terms.label.vintage'), (row) => carbonOf(row)?.vintage),
    column('count', 'credits', t('terms.label.carbon-listed'), (row) => carbonOf(row)?.listed),
    column('count', 'retired', t('terms.label.carbon-retired'), (row) => carbonOf(row)?.retired),
    column('count', 'available', t('terms.label.carbon-available'), (row) => carbonOf(row)?.available),
    column('name', 'standard', t('carbon.standard'), (row) => carbonOf(row)?.standard),
    column('name', 'registry', t('carbon.registry'), (row) => carbonOf(row)?.registry),
    column('code', 'method', t('carbon.method'), (row) => carbonOf(row)?.method),
    column('name', 'verifier', t('carbon.verifier'), (row) => carbonOf(row)?.verifier),
    column('code', 'serial-from', t('carbon.serialFrom'), (row) => carbonOf(row)?.serialFrom),
    column('code', 'serial-to', t('carbon.serialTo'), (row) => carbonOf(row)?.serialTo),
  ];
}
