import { Breadcrumbs, type Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { MastheadLattice } from '#app/blocks/lattice/lattice.tsx';
import type { StarOrder } from '#app/blocks/lattice/star-order.ts';
import styles from './masthead.module.css';

interface MastheadProps {
  title: string;
  lead: string;
  trail: readonly Crumb[];
  order: StarOrder;
  /** Level of the masthead's heading; the page's own h1 by default. */
  heading?: 'h1' | 'h3';
}

/** Title and lead of the page, on navy, beside the lattice of its section. */
export function Masthead({ title, lead, trail, order, heading: Heading = 'h1' }: MastheadProps) {
  return (
    <header className={`${styles.masthead} on-navy`}>
      <div className={styles.words}>
        <Breadcrumbs trail={trail} wraps />
        <div className={styles.title}>
          <Heading className={`${styles.name} light display`}>{title}</Heading>
          <p>{lead}</p>
        </div>
      </div>
      <MastheadLattice order={order} className={styles.lattice} />
    </header>
  );
}
