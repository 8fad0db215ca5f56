import { Figure } from '#app/ui/figure.tsx';
import styles from './head-figures.module.css';

/** A figure above a list, with its notes. */
export interface HeadFigure {
  id: string;
  label: string;
  figure: string;
  note: string;
}

/** The figures that sum up a list, shown above it. */
export function HeadFigures({ figures }: { figures: readonly HeadFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, label, figure, note }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <Figure className={`${styles.figure} light display`}>{figure}</Figure>
            <span>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
