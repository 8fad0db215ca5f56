import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** The name of a page and one sentence on its content. */
export function PageHead({ title, lead, aside }: { title: ReactNode; lead?: ReactNode; aside?: ReactNode }) {
  return (
    <header className={styles.head}>
      <div>
        <h1 className={`light display ${styles.title}`}>{title}</h1>
        {lead && <p className="mt-1 max-w-[40.8em] text-muted">{lead}</p>}
      </div>
      {aside}
    </header>
  );
}
