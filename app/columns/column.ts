import type { Locale } from '#domain/locale.ts';
import { NO_FIGURE } from '#domain/number.ts';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import type { PlainDate } from '#domain/time.ts';
import { isFigure, PAGE_FORMATS, type Format, type Value, type ValueOf } from './page-formats.ts';

/** Where else than in page and file a column is. */
interface Options<Row> {
  /** What a page puts over the column, where its cells show more than the value. */
  pageHeading?: string;
  /** What the values are in, where the heading does not say it: a currency, points. */
  unit?: string;
  align?: 'start' | 'end';
  /** `page`: files alone have it. `file`: pages alone, as a drawing of what other columns give. */
  hidden?: 'page' | 'file';
  /** What a page writes in place of the format. */
  text?(row: Row, locale: Locale): string;
  /** The value in the reader's language, where programs get a code. */
  label?(row: Row, locale: Locale): string;
  /** Nought is a figure here, and is shown. */
  zero?: boolean;
  /** What explains the heading. */
  term?: GlossaryId;
  /** The day of the values, where they are not of the page's moment. */
  asOf?: PlainDate | null;
}

/**
 * A column of a table, in every form that the table takes: HTML, csv, json, xlsx, feeds, the API. What one form shows the
 * others show too, but for `hidden`.
 */
export interface Column<Row> extends Options<Row> {
  /** Its name in addresses, in kebab-case; files and the API write it in camelCase (file-formats.ts). */
  id: string;
  heading: string;
  format: Format;
  /** The exact value; null where it is not known. */
  value(row: Row): Value | null;
}

/** A column whose values fit its format. */
export function column<Row, F extends Format>(
  format: F,
  id: string,
  heading: string,
  value: (row: Row) => ValueOf<F> | null | undefined,
  options: Options<Row> = {},
): Column<Row> {
  return { id, heading, format, value: (row) => value(row) ?? null, ...options };
}

/** Columns of rows that hold the others' rows: `nested(columns, ({ security }) => security)`. */
export function nested<Outer, Row>(columns: readonly Column<Row>[], of: (outer: Outer) => Row): Column<Outer>[] {
  return columns.map(({ value, label, text, ...rest }) => ({
    ...rest,
    value: (outer) => value(of(outer)),
    ...(label && { label: (outer: Outer, locale: Locale) => label(of(outer), locale) }),
    ...(text && { text: (outer: Outer, locale: Locale) => text(of(outer), locale) }),
  }));
}

type Headed = Pick<Column<never>, 'heading' | 'pageHeading' | 'unit'>;

/** The heading with what the values are in. */
export function headingOf({ heading, unit }: Omit<Headed, 'pageHeading'>): string {
  return unit === undefined ? heading : `${heading} (${unit})`;
}

/** The heading on a page. */
export function pageHeadingOf({ pageHeading, ...column }: Headed): string {
  return pageHeading ?? headingOf(column);
}

/** Whether a column lines up by the end of its values, as figures do. */
export function isEndAligned({ align, format, label }: Pick<Column<never>, 'align' | 'format' | 'label'>): boolean {
  return align ? align === 'end' : isFigure(format) && !label;
}

/** What a page shows of a row; '--' where the value is not known. */
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
