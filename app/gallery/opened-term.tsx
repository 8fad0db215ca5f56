import type { GlossaryEntry } from '#domain/glossary.ts';
import { Explanation } from '#app/blocks/glossary/explanation.tsx';
import styles from '#app/blocks/glossary/term.module.css';
import type { RootData } from '#app/root-data.ts';
import { Figure } from '#app/ui/figure.tsx';

/** A label's explanation under its figures, with the working of the figure; or the state without an explanation. */
export function OpenedTerm({ root, entry }: { root: RootData; entry: GlossaryEntry | null }) {
  return (
    <div className={styles.line} data-open="">
      <Explanation root={root} entry={entry} working={entry && <Figure>51,610,425.90 ÷ 6,214,380 = 8.305</Figure>} />
    </div>
  );
}
