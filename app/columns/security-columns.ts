import type { Bilingual } from '#domain/bilingual.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from './column.ts';

/** Columns for the security of a row. A page shows both in one cell, under `symbol`; files have a column for each. */
export function securityColumns<Row extends { symbol: string | null; name: string | null }>(t: Text): Column<Row>[] {
  return [
    column('code', 'symbol', t('market.symbol'), ({ symbol }) => symbol, { pageHeading: t('market.security') }),
    column('text', 'name', t('common.name'), ({ name }) => name, { hidden: 'page' }),
  ];
}

/** The same for rows with names in both languages. */
export function bilingualSecurityColumns<Row extends { symbol: string; name: Bilingual }>(t: Text): Column<Row>[] {
  return [
    column('code', 'symbol', t('market.symbol'), ({ symbol }) => symbol, {
      pageHeading: t('market.security'),
      term: 'security',
    }),
    column('name', 'name', t('common.name'), ({ name }) => name, { hidden: 'page' }),
  ];
}
