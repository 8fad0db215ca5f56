import type { ReactNode } from 'react';
import { Link } from '#app/ui/link.tsx';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import { pathOf } from '#app/page-path.ts';
import styles from './term.module.css';

/**
 * A label with an explanation. Without script, and outside of a `TermScope`, it links to the glossary; inside one,
 * hover, tap, Enter and Space open the explanation in the scope's line, Escape closes it (app/document/terms.ts).
 */
export function Term({ id, children }: { id: GlossaryId; children: ReactNode }) {
  return (
    <term-label>
      <Link to={`${pathOf('glossary')}#${id}`} className={styles.term} data-term={id} suppressHydrationWarning>
        {children}
      </Link>
    </term-label>
  );
}
