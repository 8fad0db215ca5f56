import { segmentOf, type SecurityKind } from '#domain/security.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import { segmentLabel } from '#app/blocks/market-rows/segment-name.ts';
import { COLUMN_TERMS } from './column-terms.ts';
import { FIGURE_IDS, figureColumn } from './columns.ts';
import { parseColumns, type ChosenColumns, type ListRow } from './list-column.ts';
import { termColumns, usualTerms } from './term-columns.ts';

/** Amounts of money, whose default labels name the dirham. */
const AMOUNTS: readonly string[] = ['value', 'market-cap'];
/** A debt issue has no sector, and no shares that have a market value. */
const NOT_OF_DEBT = ['sector', 'market-cap'];
/** Position of a kind's own columns when they are not first. */
const AFTER_CHANGE = 3;

type Of = ChosenColumns['of'];

/** True for bonds and sukuk: readers compare their terms, and their prices are per cent of par value. */
export function isDebt(kind: SecurityKind | null): boolean {
  return kind === 'bond' || kind === 'sukuk';
}

/** All columns of a kind's list (null: of the list of all kinds), in its order. */
export function listColumns({ kind, inAed }: Of, t: Text): Column<ListRow>[] {
  const lead = isDebt(kind) ? 0 : AFTER_CHANGE;
  const base = baseColumns(inAed, t);
  return [
    ...base.slice(0, lead),
    ...termColumns(kind, t),
    ...base.slice(lead),
    column('code', 'currency', t('common.currency'), ({ currency }) => currency),
  ];
}

/** The labels of a listed security (docs/specification.md, section 3): its figures, then its attributes. */
function baseColumns(inAed: boolean, t: Text): Column<ListRow>[] {
  const heading = (id: string) => (inAed || !AMOUNTS.includes(id) ? undefined : t(`terms.column.${id}`));
  return [
    ...FIGURE_IDS.map((id) => figureColumn<ListRow>(id, t, heading(id))),
    column('name', 'sector', t('market.sector'), ({ sector }) => sector, { term: COLUMN_TERMS.sector }),
    column('code', 'board', t('market.group'), ({ board, kind: own }) => board && segmentOf(board, own), {
      term: COLUMN_TERMS.board,
      label: (row, locale) => segmentLabel(row, t, locale),
    }),
    column('code', 'isin', t('market.isin'), ({ isin }) => isin, { term: COLUMN_TERMS.isin }),
  ];
}

/** The columns of a kind's list that an address requests. For loaders. */
export function chosenColumns(
  query: URLSearchParams,
  of: Of,
  t: Text,
): Omit<ChosenColumns, 'termsRead'> & { unknown: string[] } {
  const { kind, inAed } = of;
  const ids = listColumns(of, t).map(({ id }) => id);
  const unusual = [...usualTerms(kind).others, ...(isDebt(kind) ? NOT_OF_DEBT : []), ...(inAed ? ['currency'] : [])];
  const usual = ids.filter((id) => !unusual.includes(id));
  return { of, ...parseColumns(query, ids, usual) };
}
