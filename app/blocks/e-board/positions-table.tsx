import type { PlainDate } from '#domain/time.ts';
import { useText } from '#messages/text.tsx';
import { nested } from '#app/columns/column.ts';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { SecurityName } from '#app/blocks/security-list/security-name.tsx';
import { electionColumns } from './election-columns.ts';
import type { ElectionsData, ElectionView } from './election-view.ts';

interface PositionsTableProps {
  elections: readonly ElectionView[];
  texts: Pick<ElectionsData['texts'], 'table'>;
  today: PlainDate;
}

/** Seats to be filled, a row for each election. */
export function PositionsTable({ elections, texts, today }: PositionsTableProps) {
  const columns = electionColumns(useText(), today);
  return (
    <DataTable
      caption={texts.table}
      columns={nested(columns, ({ record, name }: ElectionView) => ({ election: record, name }))}
      rows={elections}
      rowKey={({ id }) => id}
      views={{
        symbol: ({ symbol, name, isListed }) => <SecurityName symbol={symbol} name={name} isListed={isListed} />,
        seats: ({ seats }) => seats,
        'days-left': ({ left }) => left,
      }}
    />
  );
}
