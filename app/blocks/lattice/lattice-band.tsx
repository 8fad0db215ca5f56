import styles from './lattice.module.css';

/** A quiet band of the eight-fold lattice, as wide as its container. */
export function LatticeBand() {
  return <div className={styles.band} aria-hidden="true" data-screen-only />;
}
