import { Skeleton } from '#app/ui/skeleton.tsx';

const ROWS = [0, 1, 2, 3];

/** Loading state of ledger rows. */
export function LedgerLoading() {
  return (
    <div className="states-bare-ledger">
      {ROWS.map((row) => (
        <div key={row} className="states-bare-row">
          <span>
            <Skeleton className="states-bare-symbol" />
            <Skeleton className="states-bare-name" />
          </span>
          <Skeleton className="states-bare-line" />
          <Skeleton className="states-bare-price" />
        </div>
      ))}
    </div>
  );
}

/** Loading state of a table. */
export function TableLoading() {
  return (
    <div className="states-bare-table">
      {ROWS.flatMap((row) => ROWS.map((cell) => <Skeleton key={`${row} ${cell}`} />))}
    </div>
  );
}

/** Loading state of the index panel. */
export function PanelLoading() {
  return (
    <div className="states-bare-panel">
      <Skeleton className="states-bare-level" />
      <Skeleton className="states-bare-price" />
      <Skeleton className="states-bare-chart" />
    </div>
  );
}
