import type { ReactNode } from 'react';
import styles from './opening-list.module.css';

interface OpeningLine {
  id: string;
  /** One cell for each heading; the first has the name. On a phone the first two are above the others. */
  cells: readonly ReactNode[];
  /** True when the line is open initially. */
  isOpen?: boolean;
  /** Content of the open line. */
  children: ReactNode;
}

interface OpeningListProps {
  /** Class that sets `--columns`, with 16 px at the end for the mark. */
  className: string | undefined;
  heads: readonly string[];
  lines: readonly OpeningLine[];
}

/** A line for each item; it expands to the details, and a single line is open. */
export function OpeningList({ className, heads, lines }: OpeningListProps) {
  return (
    <div className={className}>
      <p className={styles.heads} aria-hidden="true">
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
      <ul className={styles.list}>
        {lines.map(({ id, cells, isOpen = false, children }) => (
          <li key={id}>
            <details className={styles.one} open={isOpen || lines.length === 1}>
              <summary className={styles.line}>
                {cells.map((cell, at) => (
                  <span key={heads[at]}>{cell}</span>
                ))}
              </summary>
              {children}
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Text that replaces the headings where they are not shown: on a phone. */
export function InPlaceOfHead({ children }: { children: ReactNode }) {
  return <span className={styles.inline}>{children} </span>;
}
