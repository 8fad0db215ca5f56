import type { CompanyProfile, Security } from '#domain/security.ts';
import { segmentOf } from '#domain/security.ts';
import { pick, type Bilingual } from '#domain/bilingual.ts';
import { byLocale } from '#domain/each-locale.ts';
import type { Locale } from '#domain/locale.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Text } from '#messages/text.tsx';
import { termsColumns, type WithTerms } from './security-terms.ts';

/** A security with its profile, if it has one. */
export interface Listed {
  security: Security;
  profile: CompanyProfile | undefined;
}

/** A security with all that is stored of it. */
export type Profiled = Listed & WithTerms;

function securityColumns(t: Text): Column<Listed>[] {
  return [
    column('code', 'id', 'ID', ({ security }) => security.sourceId),
    column('code', 'symbol', t('market.symbol'), ({ security }) => security.symbol),
    column('code', 'isin', t('market.isin'), ({ security }) => security.isin),
    column('name', 'name', t('common.name'), ({ security }) => security.name),
    column('code', 'kind', t('api.column.kind'), ({ security }) => security.kind),
    column('code', 'board', t('history.board'), ({ security: { board, kind } }) => board && segmentOf(board, kind)),
    column('name', 'sector', t('market.sector'), ({ security }) => security.sector),
    column('code', 'currency', t('common.currency'), ({ security }) => security.currency),
    column('flag', 'active', t('api.column.active'), ({ security }) => security.active),
    column('day', 'listed-on', t('api.column.listedOn'), ({ security }) => security.listedOn),
  ];
}

/** Columns of the list of securities. */
export function listColumns(t: Text): Column<Listed>[] {
  return [...securityColumns(t), formerNamesColumn(t)];
}

function formerNamesColumn(t: Text): Column<Listed> {
  return column('name', 'former-names', t('api.column.formerNames'), ({ profile }) => formerNames(profile));
}

/** Columns of one security. */
export function profileColumns(t: Text): Column<Profiled>[] {
  return [
    ...securityColumns(t),
    column('count', 'issued-shares', t('api.column.issuedShares'), ({ profile }) => profile?.issuedShares),
    column('amount', 'par-value', t('api.column.parValue'), ({ profile }) => profile?.parValue),
    column('code', 'lei', t('api.column.lei'), ({ profile }) => profile?.lei),
    column('name', 'auditor', t('api.column.auditor'), ({ profile }) => profile?.auditor),
    column('name', 'registrar', t('api.column.registrar'), ({ profile }) => profile?.registrar),
    column('number', 'fiscal-year-end', t('api.column.fiscalYearEnd'), ({ profile }) => profile?.fiscalYearEndMonth),
    formerNamesColumn(t),
    column('name', 'brief', t('api.column.brief'), ({ profile }) => profile?.brief),
    ...termsColumns(t),
  ];
}

/** 'Former name (2019-05-01); Name before (2011-02-20)', in each language. */
function formerNames(profile: CompanyProfile | undefined): Bilingual | null {
  const names = profile?.formerNames ?? [];
  const textIn = (code: Locale) =>
    names.map(({ name, until }) => pick(name, code) + (until === null ? '' : ` (${until})`)).join('; ');
  return names.length === 0 ? null : byLocale(textIn);
}
