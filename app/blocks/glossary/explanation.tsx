import type { ReactNode } from 'react';
import type { GlossaryEntry } from '#domain/glossary.ts';
import { Link } from '#app/ui/link.tsx';
import type { RootData } from '#app/root-data.ts';
import { useText } from '#messages/text.tsx';
import { pathOf } from '#app/page-path.ts';
import { FigureProvenance } from '#app/blocks/figure-provenance/figure-provenance.tsx';
import styles from './term.module.css';

interface ExplanationProps {
  root: RootData;
  /** null when the glossary entry could not be fetched. */
  entry: GlossaryEntry | null;
  working?: ReactNode;
}

/**
 * The meaning of a label, the computation of its figure, and its source. Script fills the slots and shows the parts
 * that apply.
 */
export function Explanation({ root, entry, working }: ExplanationProps) {
  const t = useText();
  return (
    <p>
      <span data-when="known" hidden={entry === null}>
        <b data-slot="term">{entry?.term}</b> <span data-slot="words">{entry?.definition}</span>{' '}
        <span className={styles.working} data-slot="working">
          {working ?? entry?.formula}
        </span>
      </span>
      <span data-when="failed" hidden={entry !== null}>
        {t('common.fetchFailed')}
      </span>{' '}
      <Link to={pathOf('glossary')} className="link">
        {t('common.glossary')}
      </Link>
      <FigureProvenance root={root} />
    </p>
  );
}
