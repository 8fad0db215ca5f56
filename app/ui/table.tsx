import type { ReactNode } from 'react';
import { Link } from '#app/ui/link.tsx';
import { classNames } from './class-names.ts';
import sorting from './table-sort.module.css';
import styles from './table.module.css';

/** The link of a click on a column header, and the current sort order. */
export interface Sort {
  to: string;
  order: 'ascending' | 'descending' | 'none';
}

/** A column as shown; blocks build it from an `app/columns` one (blocks/data-table). */
export interface TableColumn<Row> {
  id: string;
  head: string;
  /** True when figures align at their decimal points. */
  figures?: boolean;
  sort?: Sort;
  /** Written as `data-term`, for the explanation of the header. */
  term?: string;
  /** Written as `data-as-of`: the day of the column's values. */
  asOf?: string | null;
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** Description of the table's content, shown or only read out. */
  caption: string;
  captionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** A row under the headers, across all columns. */
  underHead?: (span: number) => ReactNode;
  /** Sums: the row stays in view below the rows. */
  foot?: Row | undefined;
  /** True when texts wrap, so that a phone shows every column. */
  wraps?: boolean | undefined;
}

/** More rows than a page of a list has scroll under their heads. */
const LONG = 24;

/** A head of more letters takes several lines. */
const LONG_HEAD = 18;

/** A table whose first column names the row and stays in view; wide ones scroll inside their own region. */
export function Table<Row>({ caption, captionHidden, columns, rows, rowKey, underHead, foot, wraps }: TableProps<Row>) {
  return (
    <div
      className={classNames(styles.scroller, 'scrolls-sideways')}
      data-long={rows.length > LONG || undefined}
      role="region"
      aria-label={caption}
      tabIndex={0}
    >
      <table className={styles.table} data-wraps={wraps || undefined}>
        <caption className={classNames(styles.caption, captionHidden && 'visually-hidden')}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} />
            ))}
          </tr>
          {underHead?.(columns.length)}
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>{columns.map((column, index) => bodyCell(column, row, index === 0))}</tr>
          ))}
        </tbody>
        {foot !== undefined && (
          <tfoot>
            <tr>{columns.map((column, index) => bodyCell(column, foot, index === 0))}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function HeadCell<Row>({ column: { head, figures, sort, term, asOf } }: { column: TableColumn<Row> }) {
  return (
    <th
      scope="col"
      data-figures={figures || undefined}
      data-long={head.length > LONG_HEAD || undefined}
      aria-sort={sort?.order}
      data-term={term}
      data-as-of={asOf ?? undefined}
    >
      {sort ? (
        <Link to={sort.to} preventScrollReset className={sorting.sort}>
          {head}
          <i className={sorting.arrow} aria-hidden="true" />
        </Link>
      ) : (
        head
      )}
    </th>
  );
}

function bodyCell<Row>({ id, figures, cell }: TableColumn<Row>, row: Row, isName: boolean) {
  if (isName)
    return (
      <th key={id} scope="row">
        {cell(row)}
      </th>
    );
  return (
    <td key={id} data-figures={figures || undefined}>
      {cell(row)}
    </td>
  );
}
