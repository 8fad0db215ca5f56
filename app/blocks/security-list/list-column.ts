import { DEFAULT_LOCALE } from '#domain/locale.ts';
import { type Bilingual, pick } from '#domain/bilingual.ts';
import type { SecurityKind } from '#domain/security.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Column } from '#app/columns/column.ts';
import type { ListedRow } from './listed-row.ts';
import { listingQuery, type Listing } from './listing.ts';

/** Thousandths, a count, a day, a code or a name; null where the upstream does not give it. */
export type TermValue = number | string | Bilingual | null;

/** A row of a list: the security, and the values that only its kind has, keyed by column. */
export interface ListRow extends ListedRow {
  kind: SecurityKind;
  currency: string;
  terms: Readonly<Record<string, TermValue>>;
}

/** The columns of a list that are shown. */
export interface ChosenColumns {
  /** The list that the columns are of: its kind (null: all kinds), and whether all amounts are in dirhams. */
  of: { kind: SecurityKind | null; inAed: boolean };
  /** Ids of the columns shown. */
  shown: readonly string[];
  /** True when the default columns are shown. */
  isUsual: boolean;
  /** The day on which the terms were last read. */
  termsRead: PlainDate | null;
}

type Choice = Omit<ChosenColumns, 'of' | 'termsRead'>;

/** The columns that an address requests, in the list's order; the default ones where it requests none that exists. */
export function parseColumns(
  query: URLSearchParams,
  ids: readonly string[],
  usual: readonly string[],
): Choice & { unknown: string[] } {
  const wanted = query.getAll('column').map((value) => value.trim().toLowerCase());
  const asked = ids.filter((id) => wanted.includes(id));
  const shown = asked.length > 0 ? asked : usual;
  const unknown = wanted.filter((id) => id !== '' && !ids.includes(id));
  return { shown, isUsual: shown.join() === usual.join(), unknown };
}

/** The address of a list with its columns: only what differs from the plain list. */
export function listAddress(listing: Omit<Listing<string>, 'ignored'>, { shown, isUsual }: Choice): string {
  const query = new URLSearchParams(listingQuery(listing));
  if (!isUsual) for (const id of shown) query.append('column', id);
  return query.size ? `?${query}` : '';
}

/** The sort value of a row, for `applyListing`: a column's value; names sort by their English form. */
export function sortBy(columns: readonly Column<ListRow>[]): (row: ListRow, id: string) => string | number | null {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return (row, id) => {
    const value = id === 'symbol' ? row.symbol : (byId.get(id)?.value(row) ?? null);
    if (typeof value === 'boolean') return Number(value);
    return typeof value === 'object' && value ? pick(value, DEFAULT_LOCALE) : value;
  };
}
