import type { Locale } from '#domain/locale.ts';
import { NO_FIGURE } from '#domain/number.ts';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import type { PlainDate } from '#domain/time.ts';
import { isFigure, PAGE_FORMATS, type Format, type Value, type ValueOf } from './page-formats.ts';

/** Options for how pages, files and the API show a column. */
interface Options<Row> {
  /** Heading on a page, when its cells show more than the value. */
  pageHeading?: string;
  /** Unit of the values, when the heading does not say it: a currency, points. */
  unit?: string;
  align?: 'start' | 'end';
  /** `page`: only files have it. `file`: only pages have it, as a drawing of other columns' values. */
  hidden?: 'page' | 'file';
  /** Text on a page in place of the format. */
  text?(row: Row, locale: Locale): string;
  /** The value in the reader's language, where files have a code. */
  label?(row: Row, locale: Locale): string;
  /** Zero is a figure here, and is shown. */
  zero?: boolean;
  /** The glossary term that explains the heading. */
  term?: GlossaryId;
  /** The day of the values, when they are not of the page's moment. */
  asOf?: PlainDate | null;
}

/**
 * A column of a table, in every output format: HTML, csv, json, xlsx, feeds, the API. All formats show the same
 * columns, except for `hidden`.
 */
export interface Column<Row> extends Options<Row> {
  /** Its name in addresses, in kebab-case; files and the API write it in camelCase (file-formats.ts). */
  id: string;
  heading: string;
  format: Format;
  /** The exact value; null when unknown. */
  value(row: Row): Value | null;
}

/** Returns a column whose values fit its format. */
export function column<Row, F extends Format>(
  format: F,
  id: string,
  heading: string,
  value: (row: Row) => ValueOf<F> | null | undefined,
  options: Options<Row> = {},
): Column<Row> {
  return { id, heading, format, value: (row) => value(row) ?? null, ...options };
}

/** Adapts columns to rows that contain the columns' rows: `nested(columns, ({ security }) => security)`. */
export function nested<Outer, Row>(columns: readonly Column<Row>[], of: (outer: Outer) => Row): Column<Outer>[] {
  return columns.map(({ value, label, text, ...rest }) => ({
    ...rest,
    value: (outer) => value(of(outer)),
    ...(label && { label: (outer: Outer, locale: Locale) => label(of(outer), locale) }),
    ...(text && { text: (outer: Outer, locale: Locale) => text(of(outer), locale) }),
  }));
}

type Headed = Pick<Column<never>, 'heading' | 'pageHeading' | 'unit'>;

/** The heading with the unit of the values. */
export function headingOf({ heading, unit }: Omit<Headed, 'pageHeading'>): string {
  return unit === undefined ? heading : `${heading} (${unit})`;
}

/** The heading on a page. */
export function pageHeadingOf({ pageHeading, ...column }: Headed): string {
  return pageHeading ?? headingOf(column);
}

/** True when a column is aligned at the end of its values, as figures are. */
export function isEndAligned({ align, format, label }: Pick<Column<never>, 'align' | 'format' | 'label'>): boolean {
  return align ? align === 'end' : isFigure(format) && !label;
}

/** The text of a row's value on a page; '--' when the value is unknown. */
export function pageText<Row>(
  { value, format, label, text, zero = false }: Column<Row>,
  row: Row,
  locale: Locale,
): string {
  const known = value(row);
  if (text) return text(row, locale);
  if (known === null || known === '') return NO_FIGURE;
  return label ? label(row, locale) : (PAGE_FORMATS[format] as (...all: unknown[]) => string)(known, locale, zero);
}
