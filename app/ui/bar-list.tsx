import { Figure } from './figure.tsx';
import styles from './bar-list.module.css';

interface BarListProps {
  /** Amounts in one unit, at least 0. */
  bars: readonly { id: string; name: string; value: number; text: string }[];
}

/** Amounts as bars beside their names: a drawing of a table's figures. */
export function BarList({ bars }: BarListProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ol className={styles.bars} aria-hidden="true">
      {bars.map(({ id, name, value, text }) => (
        <li key={id}>
          <span>{name}</span>
          <progress className={styles.bar} value={value} max={most} />
          <Figure>{text}</Figure>
        </li>
      ))}
    </ol>
  );
}
