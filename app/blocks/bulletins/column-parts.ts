import type { Turned } from '#domain/bulletin.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';

export const ZERO = { zero: true } as const;

export function count<Row>(id: string, heading: string, value: (row: Row) => number | null): Column<Row> {
  return column('count', id, heading, value, ZERO);
}

/** Money in dirhams. */
export function amount<Row>(id: string, heading: string, t: Text, value: (row: Row) => number | null): Column<Row> {
  return column('amount', id, heading, value, { zero: true, unit: t('history.aed') });
}

/** Money in the currency of the row. */
export function ownValue<Row>(t: Text, value: (row: Row) => number | null): Column<Row> {
  return column('amount', 'value', t('bulletins.value'), value, ZERO);
}

export function turned<Row extends Turned>(t: Text): Column<Row>[] {
  return [
    column('amount', 'value', t('market.value'), ({ value }) => value, ZERO),
    count('volume', t('market.volume'), ({ volume }) => volume),
    count('trades', t('market.trades'), ({ trades }) => trades),
  ];
}
