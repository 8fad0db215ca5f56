import type { SecurityKind } from '#domain/security.ts';
import type { Text } from '#messages/text.tsx';
import { baseColumns } from './base-columns.ts';
import { parseColumns, type ListColumn, type ListColumns } from './list-column.ts';
import { termColumns } from './term-columns.ts';

/** Amounts of money, whose usual labels name the dirham. */
const AMOUNTS = ['value', 'market-cap'];
/** An issue has no sector, and no shares to be worth something. */
const NOT_OF_DEBT = ['sector', 'market-cap'];
/** Where a kind's own columns begin when they do not lead. */
const AFTER_CHANGE = 3;

/** Bonds and sukuk: their terms are what one compares, and their prices are per cent of par value. */
export function isDebt(kind: SecurityKind | null): boolean {
  return kind === 'bond' || kind === 'sukuk';
}

/** The columns of a kind's list (null: of the list of all) and which of them an address asks for. For loaders. */
export function listColumns(
  query: URLSearchParams,
  kind: SecurityKind | null,
  inAed: boolean,
  t: Text,
): ListColumns & { unknown: string[] } {
  const own = termColumns(kind, t);
  const base = baseColumns(t).map((column) =>
    inAed || !AMOUNTS.includes(column.id) ? column : { ...column, label: t(`terms.column.${column.id}`) },
  );
  const currency: ListColumn = { id: 'currency', label: t('files.currency'), form: 'code' };
  const lead = isDebt(kind) ? 0 : AFTER_CHANGE;
  const all = [...base.slice(0, lead), ...own.columns, ...base.slice(lead), currency];
  const unusual = [
    ...own.columns.map(({ id }) => id).filter((id) => !own.usual.includes(id)),
    ...(isDebt(kind) ? NOT_OF_DEBT : []),
    ...(inAed ? ['currency'] : []),
  ];
  const usual = all.map(({ id }) => id).filter((id) => !unusual.includes(id));
  return parseColumns(query, all, usual);
}
