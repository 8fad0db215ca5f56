import type { ReactNode } from 'react';
import styles from './opening-list.module.css';

interface OpeningLine {
  id: string;
  /** One for each head, the first with its name. On a phone the first two are above the others. */
  cells: readonly ReactNode[];
  /** It is open from the beginning. */
  isOpen?: boolean;
  /** What it opens on. */
  children: ReactNode;
}

interface OpeningListProps {
  /** Sets `--columns`, with 16 px at the end for the mark. */
  className: string | undefined;
  heads: readonly string[];
  lines: readonly OpeningLine[];
}

/** A line for each thing; it opens on all that is known of it, and one that is alone is open. */
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

/** Words that are where the heads do not: on a phone. */
export function InPlaceOfHead({ children }: { children: ReactNode }) {
  return <span className={styles.inline}>{children} </span>;
}
