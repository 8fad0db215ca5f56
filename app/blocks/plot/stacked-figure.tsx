import { penOf } from '#app/blocks/chart/pens.ts';
import type { NamedLine } from './lines-figure.tsx';
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

/** Each series is told apart by its colour and its strength; those of one colour are not next to each other. */
const SHADES = [1, 0.85, 0.6, 0.4, 0.35] as const;

/** Up to five parts of a whole, or amounts that add up, period by period, drawn by the server. Their figures stand in a table beside it. */
export function StackedFigure({ series, isAmount = false, label, level, ends }: StackedFigureProps) {
  const drawn = (isAmount ? plotAmounts : plotStack)(series.map(({ values }) => values));
  const shade = (at: number) => ({ color: penOf(at).stroke, opacity: SHADES[at % SHADES.length]! });
  const legend = series.map(({ id, name }, at) => ({
    id,
    name,
    mark: (
      <svg width="12" height="12" aria-hidden="true">
        <rect width="12" height="12" fill={shade(at).color} opacity={shade(at).opacity} />
      </svg>
    ),
  }));
  return (
    <PlotFrame legend={legend} label={label} grid={drawn.grid} levels={drawn.levels} level={level} ends={ends}>
      <g className={styles.bars}>
        {drawn.paths.map((path, at) => (
          <path key={series[at]!.id} d={path} {...shade(at)} />
        ))}
      </g>
    </PlotFrame>
  );
}
