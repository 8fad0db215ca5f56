import { useRef } from 'react';
import type { BoardCode } from '#domain/security.ts';
import { useText } from '#messages/text.tsx';
import { useIndex, useQuotes, useTopics } from '#app/live/hooks.ts';
import type { Column } from '#app/columns/column.ts';
import { DataCell, DataTable } from '#app/blocks/data-table/data-table.tsx';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import names from '#app/blocks/security-list/security-table.module.css';
import { pathOf } from '#app/page-path.ts';
import { Figure } from '#app/ui/figure.tsx';
import { Link } from '#app/ui/link.tsx';
import { Sparkline } from '#app/ui/sparkline.tsx';
import { indexColumns } from './index-columns.ts';
import { currentRow, withSeen, type CurrentIndex, type IndexRow } from './index-row.ts';

/** Every index in one table, live: level and change, the day, the year, and the turnover of its constituents. */
export function IndicesTable({ rows, boards }: { rows: readonly IndexRow[]; boards: readonly BoardCode[] }) {
  const t = useText();
  useTopics(boards.map((board) => `board:${board}` as const));
  const columns = indexColumns(t);
  const live = columns.map((column) => [column.id, (row: CurrentIndex) => <LiveCell column={column} row={row} />]);
  return (
    <DataTable
      caption={t('market.indices')}
      columns={columns}
      rows={rows.map((row) => currentRow(row, row.latest))}
      rowKey={({ code }) => code}
      views={{
        ...Object.fromEntries(live),
        code: (row) => <Name row={row} />,
        line: (row) => <Line row={row} />,
      }}
    />
  );
}

/** A row follows its own index: the other rows do not render with it. */
function useCurrent(row: IndexRow): CurrentIndex {
  const shown = useRef<CurrentIndex | null>(null);
  shown.current = withSeen(currentRow(row, useIndex(row.code, row.latest), useQuotes()), shown.current);
  return shown.current;
}

function LiveCell({ column, row }: { column: Column<CurrentIndex>; row: IndexRow }) {
  return <DataCell column={column} row={useCurrent(row)} live />;
}

function Line({ row }: { row: IndexRow }) {
  const { change } = useCurrent(row);
  return <Sparkline shape={row.line} direction={directionOf(change)} />;
}

function Name({ row: { code, path, name } }: { row: IndexRow }) {
  return (
    <Link to={pathOf('the-exchange-indices-currentIndex', { currentIndex: path })} className={names.name}>
      <bdi className={names.symbol}>{name}</bdi>
      <span className={names.issuer}>
        <Figure>{code}</Figure>
      </span>
    </Link>
  );
}
