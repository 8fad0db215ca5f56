import type { ReactNode } from 'react';
import { pick } from '#domain/bilingual.ts';
import { useLocale, useText, type Text } from '#messages/text.tsx';
import { useQuoteField, useTopics } from '../../live/hooks.ts';
import { LiveText } from '../../live/live-text.tsx';
import { Figure } from '../../ui/figure.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { TermLine, TermRow } from '../glossary/term-line.tsx';
import { TermScope } from '../glossary/term-scope.tsx';
import { Term } from '../glossary/term.tsx';
import { SecurityLink } from '../ledger-row/ledger-row.tsx';
import { directionOf } from '../market-board/direction.ts';
import { COLUMN_TERMS } from './column-terms.ts';
import {
  FIGURE_COLUMN_IDS,
  FIGURE_COLUMNS,
  formatOf,
  type ColumnId,
  type FigureColumn,
  type FigureColumnId,
} from './columns.ts';
import type { ListedRow } from './listed-row.ts';
import { listingQuery, type Listing } from './listing.ts';
import styles from './security-table.module.css';

/** Every label of a listed security, live; the order is the address's and does not move while one reads. */
export function SecurityTable({
  rows,
  listing,
  caption,
}: {
  rows: readonly ListedRow[];
  listing: Listing;
  caption: string;
}) {
  const t = useText();
  useTopics([...new Set(rows.flatMap(({ board }) => (board ? [`board:${board}` as const] : [])))]);
  const sortOf = (id: ColumnId) => sortLink(id, listing);
  const columns: Column<ListedRow>[] = [
    { id: 'symbol', head: t('market.security'), sort: sortOf('symbol'), cell: (row) => <Name row={row} /> },
    ...FIGURE_COLUMN_IDS.map((id) => figureColumn(id, t, sortOf(id))),
    { id: 'sector', head: t('market.sector'), sort: sortOf('sector'), cell: (row) => <Sector row={row} /> },
    {
      id: 'board',
      head: t('market.group'),
      sort: sortOf('board'),
      cell: ({ board }) => (board ? t(`market.board.${board}`) : '--'),
    },
    { id: 'isin', head: t('market.isin'), sort: sortOf('isin'), cell: ({ isin }) => <Figure>{isin ?? '--'}</Figure> },
  ];
  return (
    <TermScope>
      <Table
        caption={caption}
        captionHidden
        columns={columns.map((column) => ({ ...column, term: COLUMN_TERMS[column.id as ColumnId] }))}
        rows={rows}
        rowKey={(row) => row.symbol}
        underHead={(span) => <TermRow span={span} />}
      />
    </TermScope>
  );
}

/** The columns' names as labels, for readers who touch or have no script: a head itself sorts. */
export function ColumnTerms() {
  const t = useText();
  const terms = [
    ...FIGURE_COLUMN_IDS.map((id) => [id, FIGURE_COLUMNS[id].text] as const),
    ['board', 'market.group'] as const,
    ['isin', 'market.isin'] as const,
  ];
  return (
    <TermScope className={styles.terms}>
      <details>
        <summary>{t('market.listed.columns')}</summary>
        <ul>
          {terms.map(([id, text]) => (
            <li key={id}>
              <Term id={COLUMN_TERMS[id]}>{t(text)}</Term>
            </li>
          ))}
        </ul>
        <TermLine />
      </details>
    </TermScope>
  );
}

function figureColumn(id: FigureColumnId, t: Text, sort: NonNullable<Column<ListedRow>['sort']>): Column<ListedRow> {
  return { id, head: t(FIGURE_COLUMNS[id].text), figures: true, sort, cell: (row) => <FigureCell row={row} id={id} /> };
}

/** A first click sorts up, a second one down. */
function sortLink(id: ColumnId, listing: Listing): NonNullable<Column<ListedRow>['sort']> {
  const current = listing.sort === id;
  const descending = current && !listing.descending;
  return {
    to: listingQuery({ ...listing, sort: id, descending }) || '.',
    order: current ? (listing.descending ? 'descending' : 'ascending') : 'none',
  };
}

function Name({ row }: { row: ListedRow }) {
  return (
    <SecurityLink symbol={row.symbol} className={styles.name}>
      <Figure className={styles.symbol}>{row.symbol}</Figure>
      <bdi className={styles.issuer}>{pick(row.name, useLocale())}</bdi>
    </SecurityLink>
  );
}

function Sector({ row }: { row: ListedRow }) {
  const locale = useLocale();
  return row.sector ? pick(row.sector, locale) : '--';
}

/** A figure that keeps itself current; what a quote alone does not give stays as the page was made. */
function FigureCell({ row, id }: { row: ListedRow; id: FigureColumnId }) {
  const locale = useLocale();
  const { field, show, coloured }: FigureColumn = FIGURE_COLUMNS[id];
  if (!field) return <bdi>{row.quote ? show(row.quote, row, locale) : '--'}</bdi>;
  const cell = (
    <LiveText
      symbol={row.symbol}
      field={field}
      initial={row.quote}
      format={formatOf(id, locale)}
      className={id === 'last' ? `live ${styles.last}` : 'live'}
    />
  );
  return coloured ? <Coloured row={row}>{cell}</Coloured> : cell;
}

function Coloured({ row, children }: { row: ListedRow; children: ReactNode }) {
  const change = useQuoteField(row.symbol, 'change', row.quote?.change ?? null);
  return <span className={directionOf(change)}>{children}</span>;
}
