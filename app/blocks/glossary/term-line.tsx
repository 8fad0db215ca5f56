import { lazy, Suspense, use } from 'react';
import { Link } from 'react-router';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import { useText } from '#messages/text.tsx';
import { pathOf } from '../../page-path.ts';
import { classNames } from '../../ui/class-names.ts';
import { TermContext, type Explained, type Working } from './term-context.ts';
import styles from './term.module.css';

/** Nobody needs it before a label is asked about. */
const FigureStanding = lazy(async () => ({
  default: (await import('../figure-standing/figure-standing.tsx')).FigureStanding,
}));

interface TermLineProps {
  /** Only what is asked in this group of figures. */
  group?: string;
  /** The working where the line stands, before the scope's. */
  working?: Working;
  className?: string | undefined;
}

/** Where the scope's explanation stands; empty, and without a height, until a label is asked about. */
export function TermLine({ group, working, className }: TermLineProps) {
  const scope = use(TermContext);
  if (!scope) return null;
  const { lineId, explained } = scope;
  const shown = explained && (group === undefined || explained.group === group) ? explained : null;
  return (
    <div
      id={group === undefined ? lineId : `${lineId}-${group}`}
      className={classNames(styles.line, className)}
      data-open={shown ? '' : undefined}
      aria-live="polite"
    >
      {shown && <Explanation explained={shown} working={working ?? scope.working} />}
    </div>
  );
}

function Explanation({
  explained: { id, entry, figure },
  working,
}: {
  explained: Explained;
  working: Working | undefined;
}) {
  const t = useText();
  const worked = working?.(id as GlossaryId) ?? null;
  return (
    <p key={id}>
      {entry ? (
        <>
          <b>{entry.term}</b> {entry.words} <span className={styles.working}>{worked ?? entry.formula}</span>
        </>
      ) : (
        t('common.fetchFailed')
      )}{' '}
      <Link to={`${pathOf('glossary')}#${id}`} className="link">
        {t('common.glossary')}
      </Link>
      <Suspense>
        <FigureStanding figure={figure} />
      </Suspense>
    </p>
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
