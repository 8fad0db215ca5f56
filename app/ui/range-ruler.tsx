import type { CSSProperties } from 'react';
import styles from './range-ruler.module.css';

/** Where a value stands between two ends. `at` is a share from 0 to 1, null while there is no value. */
export function RangeRuler({ low, high, at }: { low: string; high: string; at: number | null }) {
  const place = at === null ? null : ({ '--at': `${Math.round(at * 1000) / 10}%` } as CSSProperties);
  return (
    <span className={styles.ruler} dir="ltr">
      <span className="live">{low}</span>
      <span className={styles.scale}>{place && <i className={styles.hand} style={place} />}</span>
      <span className="live">{high}</span>
    </span>
  );
}
