import type { ReactNode } from 'react';
import { StretchedDrawing } from '#app/ui/stretched-drawing.tsx';
import { BOX } from './height-scale.ts';
import styles from './lines-figure.module.css';

interface PlotFrameProps {
  legend: readonly { id: string; name: string; mark: ReactNode }[];
  /** Description for screen readers. */
  label: string;
  /** Lines of the scale, as a path. */
  grid: string;
  /** `at`: position from the top, 0 to 1. */
  levels: readonly { at: number; value: number }[];
  /** Formats a level of the scale. */
  level: (value: number) => string;
  /** Labels at the two ends of the time axis. */
  ends: readonly [first: string, last: string];
  /** The drawing. */
  children: ReactNode;
}

/** The frame of a drawing over time: its legend, its scale, and the ends of its time axis. */
export function PlotFrame({ legend, label, grid, levels, level, ends, children }: PlotFrameProps) {
  return (
    <figure className={styles.figure}>
      <ul className={styles.legend}>
        {legend.map(({ id, name, mark }) => (
          <li key={id}>
            {mark} <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <div className={styles.plot} dir="ltr" role="img" aria-label={label}>
        <StretchedDrawing size={[BOX.width, BOX.height]}>
          <path d={grid} className={styles.grid} />
          {children}
        </StretchedDrawing>
        <svg className={styles.levels} aria-hidden="true" focusable="false">
          {levels.map(({ at, value }) => (
            <text key={value} x="6" y={`${Math.round(at * 1000) / 10}%`} dy="4">
              {level(value)}
            </text>
          ))}
        </svg>
      </div>
      <div className={styles.ends} dir="ltr">
        <bdi>{ends[0]}</bdi>
        <bdi>{ends[1]}</bdi>
      </div>
    </figure>
  );
}
