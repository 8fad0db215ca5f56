import type { ReactNode } from 'react';
import { Link } from '#app/ui/link.tsx';
import { classNames } from './class-names.ts';
import styles from './table.module.css';

/** Where a click on a head leads, and how the table is now. */
export interface Sort {
  to: string;
  order: 'ascending' | 'descending' | 'none';
}

/** A column as it is shown; blocks make it of an `app/columns` one (blocks/data-table). */
export interface TableColumn<Row> {
  id: string;
  head: string;
  /** Figures line up by their points. */
  figures?: boolean;
  sort?: Sort;
  /** Carried as `data-term`, for anyone who explains the head. */
  term?: string;
  /** Carried as `data-as-of`: the day of what is below. */
  asOf?: string | null;
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** What the table holds, said once, shown or only read out. */
  caption: string;
  captionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** A row under the heads, across all columns. */
  underHead?: (span: number) => ReactNode;
  /** Sums: it stays in sight below the rows. */
  foot?: Row | undefined;
  /** Texts break where there is no room, so that a phone shows every column. */
  wraps?: boolean | undefined;
}

/** A table whose first column names the row and stays in sight; wide ones scroll inside their own region. */
export function Table<Row>({ caption, captionHidden, columns, rows, rowKey, underHead, foot, wraps }: TableProps<Row>) {
  return (
    <div className={classNames(styles.scroller, 'scrolls-sideways')} role="region" aria-label={caption} tabIndex={0}>
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
      aria-sort={sort?.order}
      data-term={term}
      data-as-of={asOf ?? undefined}
    >
      {sort ? (
        <Link to={sort.to} preventScrollReset className={styles.sort}>
          {head}
          <i className={styles.arrow} aria-hidden="true" />
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
