import { penOf } from '#app/blocks/chart/pens.ts';
import { StretchedDrawing } from '#app/ui/stretched-drawing.tsx';
import { plotBars } from './bars.ts';
import { BOX } from './height-scale.ts';
import type { NamedLine } from './lines-figure.tsx';
import styles from './lines-figure.module.css';

interface BarsFigureProps {
  series: readonly (Omit<NamedLine, 'values'> & { values: readonly number[] })[];
  /** What it shows, for those who do not see it. */
  label: string;
  /** Writes a level of the scale. */
  level: (value: number) => string;
  /** The first and the last period. */
  ends: readonly [first: string, last: string];
}

/** Up to three series of bars around nought, drawn by the server. Their figures stand in a table beside it. */
export function BarsFigure({ series, label, level, ends }: BarsFigureProps) {
  const drawn = plotBars(series.map(({ values }) => values));
  return (
    <figure className={styles.figure}>
      <ul className={styles.legend}>
        {series.map(({ id, name }, at) => (
          <li key={id}>
            <svg width="12" height="12" aria-hidden="true">
              <rect width="12" height="12" fill={penOf(at).stroke} />
            </svg>{' '}
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <div className={styles.plot} dir="ltr" role="img" aria-label={label}>
        <StretchedDrawing size={[BOX.width, BOX.height]}>
          <path d={drawn.grid} className={styles.grid} />
          <g className={styles.bars}>
            {drawn.paths.map((path, at) => (
              <path key={series[at]!.id} d={path} color={penOf(at).stroke} />
            ))}
          </g>
          <path d={drawn.zero} className={styles.zero} />
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
