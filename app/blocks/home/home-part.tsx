import type { ReactNode } from 'react';
import styles from './home.module.css';

/** A section of the home page, over its whole width; `id` is that of the heading. */
export function HomePart({ id, children }: { id: string; children: ReactNode }) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={id} data-enters>
      {children}
    </section>
  );
}
