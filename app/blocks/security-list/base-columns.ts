import type { Text } from '#messages/text.tsx';
import { COLUMN_TERMS } from './column-terms.ts';
import { FIGURE_COLUMN_IDS, FIGURE_COLUMNS } from './columns.ts';
import type { ListColumn } from './list-column.ts';

/** The labels of a listed security (specification, section 3) as columns: its figures, then what it is. */
export function baseColumns(t: Text): ListColumn[] {
  return [
    ...FIGURE_COLUMN_IDS.map((id) => ({ id, label: t(FIGURE_COLUMNS[id].text), term: COLUMN_TERMS[id] })),
    { id: 'sector', label: t('market.sector'), term: COLUMN_TERMS.sector },
    { id: 'board', label: t('market.group'), term: COLUMN_TERMS.board },
    { id: 'isin', label: t('market.isin'), term: COLUMN_TERMS.isin },
  ];
}
