import type { Bilingual } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import { integer, NO_FIGURE, percent, threeDecimals } from '#domain/number.ts';
import { pick } from '#domain/bilingual.ts';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import { COLUMN_IDS, sortValue, type ColumnId } from './columns.ts';
import type { ListedRow } from './listed-row.ts';
import { listingQuery, type Listing } from './listing.ts';

/** How a term is written: `net` follows the quote, `accrued` has all its decimals. */
export type TermForm = 'percent' | 'net' | 'accrued' | 'amount' | 'count' | 'day' | 'words' | 'code';

/** A column that a list can show, by its name in the address; `form` where it is one of the kind's terms. */
export interface ListColumn {
  id: string;
  label: string;
  term?: GlossaryId;
  form?: TermForm;
}

/** Thousandths, a count, a day, a code or words; null where the source does not say. */
export type TermValue = number | string | Bilingual | null;

/** A row of a list: the security, and what only its kind has, by column. */
export interface ListRow extends ListedRow {
  terms: Readonly<Record<string, TermValue>>;
}

/** The columns of a list, in their order. */
export interface ListColumns {
  all: readonly ListColumn[];
  /** Ids of those that are shown. */
  shown: readonly string[];
  /** Nothing else was asked for. */
  isUsual: boolean;
}

const THOUSANDTHS = 1_000;

/** Which columns an address asks for, in the list's order; the usual ones where it asks for none that there is. */
export function parseColumns(
  query: URLSearchParams,
  all: readonly ListColumn[],
  usual: readonly string[],
): ListColumns & { unknown: string[] } {
  const wanted = query.getAll('column').map((value) => value.trim().toLowerCase());
  const ids = all.map(({ id }) => id);
  const asked = ids.filter((id) => wanted.includes(id));
  const shown = asked.length > 0 ? asked : usual;
  const unknown = wanted.filter((id) => id !== '' && !ids.includes(id));
  return { all, shown, isUsual: shown.join() === usual.join(), unknown };
}

/** The address of a list with its columns: only what differs from the plain list stands in it. */
export function listAddress(listing: Omit<Listing<string>, 'ignored'>, { shown, isUsual }: ListColumns): string {
  const query = new URLSearchParams(listingQuery(listing));
  if (!isUsual) for (const id of shown) query.append('column', id);
  return query.size ? `?${query}` : '';
}

/** What a column sorts by; words by their English form. */
export function listValue(row: ListRow, id: string): string | number | null {
  const term = row.terms[id];
  if (term !== undefined) return typeof term === 'object' && term ? term.en : term;
  return COLUMN_IDS.includes(id as ColumnId) ? sortValue(row, id as ColumnId) : null;
}

/** A term as its cell shows it. */
export function termText(value: TermValue, form: TermForm, locale: Locale): string {
  if (value === null) return NO_FIGURE;
  if (typeof value === 'object') return pick(value, locale);
  if (typeof value === 'string') return form === 'day' ? formatDate(value, locale) : value;
  if (form === 'percent') return percent(value, { sign: false, zero: true, decimals: value % 10 === 0 ? 2 : 3 });
  if (form === 'accrued') return threeDecimals(value, { zero: true });
  return form === 'amount' ? integer(Math.round(value / THOUSANDTHS)) : integer(value, { zero: true });
}
