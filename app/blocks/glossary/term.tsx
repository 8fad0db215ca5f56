import { use, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import { pathOf } from '../../page-path.ts';
import { TermContext, TermGroupContext } from './term-context.ts';
import styles from './term.module.css';

/**
 * A label with an explanation. Without script, and outside of a `TermScope`, it leads to the glossary; inside one, hover, tap,
 * Enter and Space open the explanation in the scope's line, Escape closes it.
 */
export function Term({ id, children }: { id: GlossaryId; children: ReactNode }) {
  const scope = use(TermContext);
  const group = use(TermGroupContext);
  const control = scope?.awake && {
    role: 'button',
    'aria-expanded': scope.explained?.id === id,
    'aria-controls': group === null ? scope.lineId : `${scope.lineId}-${group} ${scope.lineId}`,
  };
  return (
    <Link to={`${pathOf('glossary')}#${id}`} className={styles.term} data-term={id} {...control}>
      {children}
    </Link>
  );
}
