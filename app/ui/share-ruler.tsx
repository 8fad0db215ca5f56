import { classNames } from './class-names.ts';
import styles from './share-ruler.module.css';

interface ShareRulerProps {
  /** From 0 to 1. */
  share: number;
  /** How far it may go, from 0 to 1. */
  limit?: number | null;
  /** It has the width of its place and not that of a cell. */
  wide?: boolean;
}

/** A share of the whole on a line from nothing to all of it. */
export function ShareRuler({ share, limit, wide }: ShareRulerProps) {
  const x = (part: number) => `${Math.round(Math.min(1, Math.max(0, part)) * 1_000) / 10}%`;
  return (
    <svg className={classNames(styles.ruler, wide && styles.wide)} aria-hidden="true" focusable="false">
      <line className={styles.whole} x1="0" x2="100%" y1="6" y2="6" />
      <line className={styles.share} x1="0" x2={x(share)} y1="6" y2="6" />
      {limit !== undefined && limit !== null && (
        <line className={styles.limit} x1={x(limit)} x2={x(limit)} y1="0" y2="12" />
      )}
    </svg>
  );
}
