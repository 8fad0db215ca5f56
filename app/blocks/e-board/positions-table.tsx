import { Table, type Column } from '#app/ui/table.tsx';
import { IssuerName } from '#app/blocks/ledger-row/issuer-name.tsx';
import type { ElectionsData, ElectionView } from './election-view.ts';

interface PositionsTableProps {
  elections: readonly ElectionView[];
  words: Pick<ElectionsData['words'], 'table' | 'heads'>;
}

/** Seats that are to be filled, a row for each election. */
export function PositionsTable({ elections, words: { table, heads } }: PositionsTableProps) {
  const columns: Column<ElectionView>[] = [
    { id: 'issuer', head: heads.issuer, cell: (election) => <IssuerName of={election} /> },
    { id: 'seats', head: heads.seats, cell: ({ seats }) => seats },
    { id: 'phase', head: heads.phase, cell: ({ phase }) => phase },
    { id: 'window', head: heads.window, cell: ({ window }) => window },
    { id: 'left', head: heads.left, cell: ({ left }) => left },
    { id: 'meeting', head: heads.meeting, cell: ({ meeting }) => meeting },
  ];
  return <Table caption={table} captionHidden columns={columns} rows={elections} rowKey={({ id }) => id} />;
}
