import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './chart-data-table.module.css';

interface ChartDataTableProps {
  /** What opens it. */
  summary: string;
  /** What the table holds; read out. */
  caption: string;
  /** Printed, open or not. */
  printed?: boolean;
  /** The table's head and rows. */
  children: ReactNode;
}

/** A drawing's figures as a table, closed until it is asked for; a long one scrolls inside its own region. */
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
