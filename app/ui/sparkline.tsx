import { classNames } from './class-names.ts';
import type { Direction } from './change.tsx';
import styles from './sparkline.module.css';

export interface SparklineShape {
  /** Path data inside 72 by 24. */
  line: string;
  /** Height of the previous close in the same box. */
  base: number;
}

/** The day's prices as a line, with the previous close dotted. Decoration of a row whose figures say the same. */
export function Sparkline({
  shape,
  direction,
  className,
}: {
  shape: SparklineShape | null;
  direction: Direction;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 72 24"
      preserveAspectRatio="none"
      className={classNames(styles.sparkline, direction, className)}
      aria-hidden="true"
      focusable="false"
    >
      {shape && <path className={styles.base} d={`M0 ${shape.base}H72`} />}
      {shape && <path className={styles.line} d={shape.line} />}
    </svg>
  );
}
