import { areaOf } from '#app/blocks/chart/pens.ts';
import type { NamedLine } from './lines-figure.tsx';
import { AreaMark } from './area-mark.tsx';
import { PlotFrame } from './plot-frame.tsx';
import { plotAmounts, plotStack } from './stacked.ts';
import styles from './lines-figure.module.css';

interface StackedFigureProps {
  /** The one at the foot first. */
  series: readonly NamedLine[];
  /** Amounts that add up, in place of parts of a whole. */
  isAmount?: boolean;
  /** What it shows, for those who do not see it. */
  label: string;
  /** Writes a level of the scale. */
  level: (value: number) => string;
  /** The first and the last period. */
  ends: readonly [first: string, last: string];
}

/** Up to five parts of a whole, or amounts that add up, period by period, drawn by the server. Their figures stand in a table beside it. */
export function StackedFigure({ series, isAmount = false, label, level, ends }: StackedFigureProps) {
  const drawn = (isAmount ? plotAmounts : plotStack)(series.map(({ values }) => values));
  const legend = series.map(({ id, name }, at) => ({ id, name, mark: <AreaMark fill={areaOf(at)} /> }));
  return (
    <PlotFrame legend={legend} label={label} grid={drawn.grid} levels={drawn.levels} level={level} ends={ends}>
      <g className={styles.bars}>
        {drawn.paths.map((path, at) => (
          <path key={series[at]!.id} d={path} color={areaOf(at)} />
        ))}
      </g>
    </PlotFrame>
  );
}
