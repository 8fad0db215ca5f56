import styles from './range-ruler.module.css';

/** Where a value is between two ends. `at` is a share from 0 to 1, null while there is no value. */
export function RangeRuler({ low, high, at }: { low: string; high: string; at: number | null }) {
  const x = at === null ? null : `${Math.round(at * 1000) / 10}%`;
  return (
    <span className={styles.ruler} dir="ltr">
      <span className="live">{low}</span>
      <svg className={styles.scale} aria-hidden="true" focusable="false">
        <line className={styles.axis} x1="0" x2="100%" y1="4.5" y2="4.5" />
        {x !== null && <line className={styles.hand} x1={x} x2={x} y1="0" y2="9" />}
      </svg>
      <span className="live">{high}</span>
    </span>
  );
}
