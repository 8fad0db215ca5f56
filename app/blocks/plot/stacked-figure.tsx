import { areaOf } from '#app/blocks/chart/pens.ts';
import type { NamedLine } from './lines-figure.tsx';
import { AreaMark } from './area-mark.tsx';
import { PlotFrame } from './plot-frame.tsx';
import { plotAmounts, plotStack } from './stacked.ts';
import styles from './lines-figure.module.css';

interface StackedFigureProps {
  /** Series from the bottom up. */
  series: readonly NamedLine[];
  /** True for amounts that add up, false for parts of a whole. */
  isAmount?: boolean;
  /** Description for screen readers. */
  label: string;
  /** Formats a level of the scale. */
  level: (value: number) => string;
  /** Names of the first and the last period. */
  ends: readonly [first: string, last: string];
}

/**
 * Up to five parts of a whole, or amounts that add up, period by period, drawn on the server. A table beside it has the
 * figures.
 */
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
