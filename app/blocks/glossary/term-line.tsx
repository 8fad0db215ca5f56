import { createContext, use } from 'react';
import type { Workings } from '#app/live/quote-working.ts';
import { classNames } from '#app/ui/class-names.ts';
import styles from './term.module.css';

/**
 * The id of the line that explains a scope's labels; a group's line has the suffix `-<group>`. Null outside all scopes.
 */
export const TermLineId = createContext<string | null>(null);

interface TermLineProps {
  /** Restricts the line to the labels of this group of figures. */
  group?: string;
  /** How the figures near the line were computed; takes precedence over the scope's workings. */
  workings?: Workings;
  className?: string | undefined;
}

/** Place of the scope's explanation; empty, and without a height, until a label is activated. */
export function TermLine({ group, workings, className }: TermLineProps) {
  const scope = use(TermLineId);
  if (scope === null) return null;
  return (
    <div
      id={group === undefined ? scope : `${scope}-${group}`}
      className={classNames(styles.line, className)}
      data-term-line={group ?? ''}
      data-workings={workings && JSON.stringify(workings)}
      aria-live="polite"
      // React leaves the content alone: it belongs to the explanation.
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}

/** The line as a row under a table's head, across `span` columns; it stays in view when the table scrolls sideways. */
export function TermRow({ span }: { span: number }) {
  return (
    <tr className={styles.row}>
      <td colSpan={span}>
        <TermLine />
      </td>
    </tr>
  );
}
