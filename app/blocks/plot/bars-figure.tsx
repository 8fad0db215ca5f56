import { areaOf } from '#app/blocks/chart/pens.ts';
import { plotBars } from './bars.ts';
import type { NamedLine } from './lines-figure.tsx';
import { AreaMark } from './area-mark.tsx';
import { PlotFrame } from './plot-frame.tsx';
import styles from './lines-figure.module.css';

interface BarsFigureProps {
  series: readonly (Omit<NamedLine, 'values'> & { values: readonly number[] })[];
  /** Description for screen readers. */
  label: string;
  /** Formats a level of the scale. */
  level: (value: number) => string;
  /** Names of the first and the last period. */
  ends: readonly [first: string, last: string];
}

/** Up to three series of bars around zero, drawn on the server. A table beside it has the figures. */
export function BarsFigure({ series, label, level, ends }: BarsFigureProps) {
  const drawn = plotBars(series.map(({ values }) => values));
  const legend = series.map(({ id, name }, at) => ({ id, name, mark: <AreaMark fill={areaOf(at)} /> }));
  return (
    <PlotFrame legend={legend} label={label} grid={drawn.grid} levels={drawn.levels} level={level} ends={ends}>
      <g className={styles.bars}>
        {drawn.paths.map((path, at) => (
          <path key={series[at]!.id} d={path} color={areaOf(at)} />
        ))}
      </g>
      <path d={drawn.zero} className={styles.zero} />
    </PlotFrame>
  );
}
