import type { ReactNode } from 'react';
import styles from './section-head.module.css';

interface SectionHeadProps {
  title: ReactNode;
  /** The id that the section's `aria-labelledby` names. */
  id?: string;
  lead?: ReactNode;
  /** A link or a switch at the far end. */
  aside?: ReactNode;
}

/** An accountant's double rule, then the section's title. */
export function SectionHead({ title, id, lead, aside }: SectionHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h2 id={id} className={`${styles.title} light`}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {aside}
    </header>
  );
}
