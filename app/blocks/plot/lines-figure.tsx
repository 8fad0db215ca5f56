import { penOf } from '#app/blocks/chart/pens.ts';
import { StretchedDrawing } from '#app/ui/stretched-drawing.tsx';
import { BOX } from './height-scale.ts';
import { plotLines } from './lines.ts';
import styles from './lines-figure.module.css';

export interface NamedLine {
  id: string;
  name: string;
  values: readonly (number | null)[];
}

interface LinesFigureProps {
  lines: readonly NamedLine[];
  /** What it shows, for those who do not see it. */
  label: string;
  /** Writes a level of the scale. */
  level: (value: number) => string;
  /** The first and the last moment. */
  ends: readonly [first: string, last: string];
  /** The foot of the scale; without it the scale begins below the least value. */
  low?: number;
}

/** Up to a few lines over time on one scale, drawn by the server. Its figures are in a table beside it. */
export function LinesFigure({ lines, label, level, ends, low }: LinesFigureProps) {
  const drawn = plotLines(
    lines.map(({ values }) => values),
    low,
  );
  return (
    <figure className={styles.figure}>
      <ul className={styles.legend}>
        {lines.map(({ id, name }, at) => (
          <li key={id}>
            <svg width="28" height="8" aria-hidden="true">
              <path d="M0 4H28" {...penOf(at)} strokeWidth="2" />
            </svg>{' '}
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <div className={styles.plot} dir="ltr" role="img" aria-label={label}>
        <StretchedDrawing size={[BOX.width, BOX.height]}>
          <path d={drawn.grid} className={styles.grid} />
          {drawn.paths.map((path, at) => (
            <path key={lines[at]!.id} d={path} {...penOf(at)} strokeWidth="1.6" />
          ))}
        </StretchedDrawing>
        <svg className={styles.levels} aria-hidden="true" focusable="false">
          {drawn.levels.map(({ at, value }) => (
            <text key={value} x="6" y={`${Math.round(at * 1000) / 10}%`} dy="4">
              {level(value)}
            </text>
          ))}
        </svg>
      </div>
      <div className={styles.ends} dir="ltr">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </figure>
  );
}
