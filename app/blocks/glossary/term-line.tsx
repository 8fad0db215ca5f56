import { createContext, use } from 'react';
import type { Workings } from '#app/live/quote-working.ts';
import { classNames } from '#app/ui/class-names.ts';
import styles from './term.module.css';

/** The id of the line that explains a scope's labels; a group's has `-<group>` behind it. Null outside of all scopes. */
export const TermLineId = createContext<string | null>(null);

interface TermLineProps {
  /** Only what is asked in this group of figures. */
  group?: string;
  /** How the figures where the line is came about, before what the scope says. */
  workings?: Workings;
  className?: string | undefined;
}

/** Where the scope's explanation is; empty, and without a height, until a label is asked about. */
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
      // React does not look into it: what is in it is the explanation's.
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}

/** The line as a row under a table's head, across `span` columns; it stays in sight when the table moves sideways. */
export function TermRow({ span }: { span: number }) {
  return (
    <tr className={styles.row}>
      <td colSpan={span}>
        <TermLine />
      </td>
    </tr>
  );
}
