import { pick } from '#domain/bilingual.ts';
import { useLocale, useText, type Text } from '#messages/text.tsx';
import type { Column } from '#app/columns/column.ts';
import { bilingualSecurityColumns } from '#app/columns/security-columns.ts';
import { LiveText } from '#app/live/live-text.tsx';
import type { Sort } from '#app/ui/table.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { TermLine, TermRow } from '#app/blocks/glossary/term-line.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { Term } from '#app/blocks/glossary/term.tsx';
import { FIGURE_IDS } from './columns.ts';
import { figureViews } from './figure-cell.tsx';
import { listAddress, type ChosenColumns, type ListRow } from './list-column.ts';
import { listColumns } from './list-columns.ts';
import { statedTerms } from './term-columns.ts';
import type { ListedRow } from './listed-row.ts';
import type { Listing } from './listing.ts';
import { SecurityName } from './security-name.tsx';
import styles from './security-table.module.css';

interface SecurityTableProps {
  rows: readonly ListRow[];
  columns: ChosenColumns;
  listing: Listing<string>;
  caption: string;
}

/**
 * The chosen columns of listed securities, live; the order is that of the address and does not change while the page is
 * open.
 */
export function SecurityTable({ rows, columns, listing, caption }: SecurityTableProps) {
  const t = useText();
  const topics = [...new Set(rows.flatMap(({ board }) => (board ? [`board:${board}`] : [])))];
  const shown = shownColumns(columns, t);
  return (
    <TermScope>
      <live-follow topics={topics.join()} />
      <DataTable
        caption={caption}
        columns={[...bilingualSecurityColumns<ListRow>(t), ...shown]}
        rows={rows}
        rowKey={(row) => row.symbol}
        views={{
          symbol: (row) => <ListedName row={row} />,
          ...figureViews<ListRow>(FIGURE_IDS),
          'net-price': (row) => (
            <LiveText symbol={row.symbol} field="last" initial={row.quote} format="net" className="live" />
          ),
        }}
        sortOf={({ id }) => sortLink(id, listing, columns)}
        underHead={(span) => <TermRow span={span} />}
      />
    </TermScope>
  );
}

function shownColumns({ of, shown, termsRead }: ChosenColumns, t: Text): Column<ListRow>[] {
  const stated = statedTerms(of.kind);
  return listColumns(of, t)
    .filter(({ id }) => shown.includes(id))
    .map((column) => (stated.includes(column.id) ? { ...column, asOf: termsRead } : column));
}

/**
 * The columns' names as labels with explanations, for readers who touch or have no script: the column headings
 * themselves sort.
 */
export function ColumnTerms({ columns }: { columns: ChosenColumns }) {
  const t = useText();
  return (
    <TermScope className={styles.terms}>
      <details>
        <summary>{t('market.listed.columns')}</summary>
        <ul>
          {shownColumns(columns, t).map(
            ({ id, heading, term }) =>
              term && (
                <li key={id}>
                  <Term id={term}>{heading}</Term>
                </li>
              ),
          )}
        </ul>
        <TermLine />
      </details>
    </TermScope>
  );
}

/** The first click sorts in ascending order, the second in descending order. */
function sortLink(id: string, listing: Listing<string>, columns: ChosenColumns): Sort {
  const current = listing.sort === id;
  const descending = current && !listing.descending;
  return {
    to: listAddress({ ...listing, sort: id, descending }, columns) || '.',
    order: current ? (listing.descending ? 'descending' : 'ascending') : 'none',
  };
}

/** Symbol and name, in the reader's language. */
export function ListedName({ row }: { row: ListedRow }) {
  return <SecurityName symbol={row.symbol} name={pick(row.name, useLocale())} />;
}
