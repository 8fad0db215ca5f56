import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './chart-data-table.module.css';

interface ChartDataTableProps {
  /** Text that opens the table. */
  summary: string;
  /** Description of the table's content; read out. */
  caption: string;
  /** Printed even while closed. */
  printed?: boolean;
  /** The table's header and rows. */
  children: ReactNode;
}

/** A drawing's figures as a table, closed at first; a long one scrolls inside its own region. */
export function ChartDataTable({ summary, caption, printed, children }: ChartDataTableProps) {
  return (
    <details className={styles.twin} data-printed={printed || undefined}>
      <summary className="link">{summary}</summary>
      <div className={classNames(styles.scroller, 'scrolls-sideways')} tabIndex={0} role="region" aria-label={caption}>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          {children}
        </table>
      </div>
    </details>
  );
}
