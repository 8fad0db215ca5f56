import { areaOf } from '#app/blocks/chart/pens.ts';
import { plotBars } from './bars.ts';
import type { NamedLine } from './lines-figure.tsx';
import { AreaMark } from './area-mark.tsx';
import { PlotFrame } from './plot-frame.tsx';
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
