import { DEFAULT_LOCALE } from '#domain/locale.ts';
import { type Bilingual, pick } from '#domain/bilingual.ts';
import type { SecurityKind } from '#domain/security.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Column } from '#app/columns/column.ts';
import type { ListedRow } from './listed-row.ts';
import { listingQuery, type Listing } from './listing.ts';

/** Thousandths, a count, a day, a code or a name; null where the upstream does not say. */
export type TermValue = number | string | Bilingual | null;

/** A row of a list: the security, and what only its kind has, by column. */
export interface ListRow extends ListedRow {
  kind: SecurityKind;
  currency: string;
  terms: Readonly<Record<string, TermValue>>;
}

/** Which columns of a list are shown. */
export interface ChosenColumns {
  /** Of the list's columns: of this kind (null: of all kinds), with all amounts in dirhams or not. */
  of: { kind: SecurityKind | null; inAed: boolean };
  /** Ids of those that are shown. */
  shown: readonly string[];
  /** Nothing else was asked for. */
  isUsual: boolean;
  /** Days of figures that do not move: of the close before, and on which the terms were last read. */
  days: { previousClose: PlainDate; terms: PlainDate | null };
}

type Choice = Omit<ChosenColumns, 'of' | 'days'>;

/** Which columns an address asks for, in the list's order; the usual ones where it asks for none that there is. */
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

/** The address of a list with its columns: only what differs from the plain list is in it. */
export function listAddress(listing: Omit<Listing<string>, 'ignored'>, { shown, isUsual }: Choice): string {
  const query = new URLSearchParams(listingQuery(listing));
  if (!isUsual) for (const id of shown) query.append('column', id);
  return query.size ? `?${query}` : '';
}

/** What rows sort by, for `applyListing`: a column's value; names by their English form. */
export function sortBy(columns: readonly Column<ListRow>[]): (row: ListRow, id: string) => string | number | null {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return (row, id) => {
    const value = id === 'symbol' ? row.symbol : (byId.get(id)?.value(row) ?? null);
    return typeof value === 'object' && value ? pick(value, DEFAULT_LOCALE) : value;
  };
}
