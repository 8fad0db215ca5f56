import type { Text } from '#messages/text.tsx';
import { bilingualSecurityColumns } from '#app/columns/security-columns.ts';
import { column, type Column } from '#app/columns/column.ts';
import { figureColumn, type FigureId } from '#app/blocks/security-list/columns.ts';
import type { CreditRow } from './carbon-data.ts';

/** Figures of a credit that move with the market. */
export const CREDIT_FIGURES = [
  'last',
  'change-percent',
  'bid',
  'offer',
  'volume',
  'value',
  'trades',
  'last-traded',
] as const;
const FIRST: readonly FigureId[] = CREDIT_FIGURES.filter((id) => id !== 'last-traded');

/** Columns of a carbon credit in the apps' watch and its files. */
export function creditColumns(t: Text): Column<CreditRow>[] {
  return [
    ...bilingualSecurityColumns<CreditRow>(t),
    column('name', 'project', t('carbon.project'), ({ terms }) => terms?.project, { hidden: 'page' }),
    column('year', 'vintage', t('terms.label.vintage'), ({ terms }) => terms?.vintage, { term: 'vintage' }),
    ...FIRST.map((id) => figureColumn<CreditRow>(id, t)),
    column('count', 'listed', t('carbon.listed'), ({ terms }) => terms?.listed, { zero: true, term: 'carbon-listed' }),
    column('count', 'retired', t('carbon.retired'), ({ terms }) => terms?.retired, {
      zero: true,
      term: 'carbon-retired',
    }),
    column('count', 'available', t('carbon.available'), ({ terms }) => terms?.available, {
      zero: true,
      term: 'carbon-available',
    }),
    figureColumn<CreditRow>('last-traded', t),
  ];
}

export const CREDIT_SORTS = ['symbol', 'vintage', ...CREDIT_FIGURES, 'listed', 'retired', 'available'] as const;
