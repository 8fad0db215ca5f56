import { pick } from '#domain/bilingual.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Table, type Column } from '#app/ui/table.tsx';
import { TermLine, TermRow } from '#app/blocks/glossary/term-line.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { Term } from '#app/blocks/glossary/term.tsx';
import { FIGURE_COLUMNS, type FigureColumnId } from './columns.ts';
import { FigureCell } from './figure-cell.tsx';
import { listAddress, type ListColumn, type ListColumns, type ListRow } from './list-column.ts';
import type { ListedRow } from './listed-row.ts';
import type { Listing } from './listing.ts';
import { SecurityName } from './security-name.tsx';
import styles from './security-table.module.css';
import { TermCell } from './term-cell.tsx';

interface SecurityTableProps {
  rows: readonly ListRow[];
  columns: ListColumns;
  listing: Listing<string>;
  caption: string;
}

/** The chosen labels of a listed security, live; the order is the address's and does not move while one reads. */
export function SecurityTable({ rows, columns, listing, caption }: SecurityTableProps) {
  const t = useText();
  const topics = [...new Set(rows.flatMap(({ board }) => (board ? [`board:${board}`] : [])))];
  const sortOf = (id: string) => sortLink(id, listing, columns);
  const shown: Column<ListRow>[] = [
    {
      id: 'symbol',
      head: t('market.security'),
      term: 'security',
      sort: sortOf('symbol'),
      cell: (row) => <ListedName row={row} />,
    },
    ...shownColumns(columns).map((column) => ({
      id: column.id,
      head: column.label,
      ...(column.term && { term: column.term }),
      figures: isFigure(column),
      sort: sortOf(column.id),
      cell: (row: ListRow) => <Cell row={row} column={column} />,
    })),
  ];
  return (
    <TermScope>
      <live-follow topics={topics.join()} />
      <Table
        caption={caption}
        captionHidden
        columns={shown}
        rows={rows}
        rowKey={(row) => row.symbol}
        underHead={(span) => <TermRow span={span} />}
      />
    </TermScope>
  );
}

function shownColumns({ all, shown }: ListColumns): ListColumn[] {
  return all.filter(({ id }) => shown.includes(id));
}

/** The columns' names as labels, for readers who touch or have no script: a head itself sorts. */
export function ColumnTerms({ columns }: { columns: ListColumns }) {
  const t = useText();
  return (
    <TermScope className={styles.terms}>
      <details>
        <summary>{t('market.listed.columns')}</summary>
        <ul>
          {shownColumns(columns).map(
            ({ id, label, term }) =>
              term && (
                <li key={id}>
                  <Term id={term}>{label}</Term>
                </li>
              ),
          )}
        </ul>
        <TermLine />
      </details>
    </TermScope>
  );
}

/** Words and codes begin where the column does; all else lines up by its end. */
function isFigure({ id, form }: ListColumn): boolean {
  return form ? form !== 'words' && form !== 'code' : id in FIGURE_COLUMNS;
}

/** A first click sorts up, a second one down. */
function sortLink(id: string, listing: Listing<string>, columns: ListColumns): NonNullable<Column<ListRow>['sort']> {
  const current = listing.sort === id;
  const descending = current && !listing.descending;
  return {
    to: listAddress({ ...listing, sort: id, descending }, columns) || '.',
    order: current ? (listing.descending ? 'descending' : 'ascending') : 'none',
  };
}

function Cell({ row, column: { id, form } }: { row: ListRow; column: ListColumn }) {
  const t = useText();
  const locale = useLocale();
  if (form) return <TermCell row={row} id={id} form={form} />;
  if (id in FIGURE_COLUMNS) return <FigureCell row={row} id={id as FigureColumnId} />;
  if (id === 'sector') return row.sector ? pick(row.sector, locale) : '--';
  if (id === 'board') return row.board ? t(`market.board.${row.board}`) : '--';
  return <Figure>{row.isin ?? '--'}</Figure>;
}

/** Ticker and name, in the reader's language. */
export function ListedName({ row }: { row: ListedRow }) {
  return <SecurityName symbol={row.symbol} name={pick(row.name, useLocale())} />;
}
