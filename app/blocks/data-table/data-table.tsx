import type { ReactNode } from 'react';
import { pickedLocale, type Bilingual } from '#domain/bilingual.ts';
import { isolatedIn } from '#domain/isolation.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { useLocale } from '#messages/text.tsx';
import { isEndAligned, pageHeadingOf, pageText, type Column } from '#app/columns/column.ts';
import { isChange, type Value } from '#app/columns/page-formats.ts';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import { Change } from '#app/ui/change.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Table, type Sort } from '#app/ui/table.tsx';

/** How a page shows a column other than as text: a link, a live figure, a drawing. */
export type Views<Row> = Readonly<Record<string, (row: Row) => ReactNode>>;

interface DataTableProps<Row> {
  /** What the table contains, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Keyed by column id. */
  views?: Views<Row>;
  /** Target of a click on a column heading; undefined where the heading is not a link. */
  sortOf?: (column: Column<Row>) => Sort | undefined;
  underHead?: (span: number) => ReactNode;
  /** The last line: its name, and values keyed by column id; the other cells stay empty. */
  total?: { name: string; values: Readonly<Record<string, Value | null>> };
  /** True when text wraps, so that a phone shows every column. */
  wraps?: boolean;
  /** True when figures update live. */
  live?: boolean;
}

/** A table whose columns are shared with files; a column's view replaces its text. */
export function DataTable<Row>({ rows, rowKey, columns, total, views, live, sortOf, ...table }: DataTableProps<Row>) {
  // The total line is not a row.
  const lines: { row: Row | undefined }[] = rows.map((row) => ({ row }));
  const shown = columns.filter(({ hidden }) => hidden !== 'page');
  return (
    <Table
      {...table}
      captionHidden
      rows={lines}
      foot={total && { row: undefined }}
      rowKey={({ row }) => (row === undefined ? '' : rowKey(row))}
      columns={shown.map((column, place) => ({
        ...sorted(sortOf?.(column)),
        id: column.id,
        head: pageHeadingOf(column),
        figures: isEndAligned(column),
        ...(column.term && { term: column.term }),
        ...(column.asOf && { asOf: column.asOf }),
        cell({ row }) {
          if (row !== undefined) return views?.[column.id]?.(row) ?? <DataCell column={column} row={row} live={live} />;
          if (place === 0) return <b>{total!.name}</b>;
          return (
            column.id in total!.values && <TotalCell column={column} value={total!.values[column.id]!} live={live} />
          );
        },
      }))}
    />
  );
}

function sorted(sort: Sort | undefined) {
  return sort === undefined ? {} : { sort };
}

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  live?: boolean | undefined;
}

/** One cell as text: figures keep their direction, movements have their colour. */
export function DataCell<Row>({ column, row, live }: CellProps<Row>) {
  const locale = useLocale();
  const { format, label } = column;
  const text = pageText(column, row, locale);
  const value = column.value(row);
  const className = live ? { className: 'live' } : {};
  if (label || format === 'text') return isolatedIn(locale, text);
  if (format === 'day' || format === 'moment') return text;
  if (format === 'name') return <Name name={value as Bilingual | null} text={text} locale={locale} />;
  if (isChange(format) && value !== null)
    return <Change direction={directionOf(value as number)} text={text} {...className} />;
  return <Figure {...className}>{text}</Figure>;
}

function TotalCell<Row>({ column, value, live }: Omit<CellProps<Row>, 'row'> & { value: Value | null }) {
  return <DataCell column={{ ...column, value: () => value }} row={null} live={live} />;
}

/** A name that exists only in the other language is marked with that language. */
function Name({ name, text, locale }: { name: Bilingual | null; text: string; locale: Locale }) {
  const lang = name ? pickedLocale(name, locale) : locale;
  if (lang === locale) return isolatedIn(locale, text);
  return (
    <span lang={LOCALES[lang].iso} dir={LOCALES[lang].dir}>
      {text}
    </span>
  );
}
