import { useMemo } from 'react';
import { CELL, friezeDrawing, type FriezeDrawing } from './frieze-drawing.ts';
import styles from './frieze.module.css';

/**
 * The day's lattice. It is drawn once and shown whole, in halves or in thirds by `<use>`, as the width allows. The
 * paths may differ in a last digit between engines: that does not justify a second rendering.
 */
export function Frieze({ changes }: { changes: readonly number[] }) {
  const drawing = useMemo(() => friezeDrawing(changes), [changes]);
  return (
    <div className={styles.frieze} aria-hidden="true" data-screen-only>
      <svg className={styles.source} focusable="false">
        <defs>
          <g id="frieze">
            <path className={styles.rest} d={drawing.rest} suppressHydrationWarning />
            <path className={styles.lit} d={drawing.litStars} suppressHydrationWarning />
            <path className={styles.beside} d={drawing.litSquares} suppressHydrationWarning />
          </g>
        </defs>
      </svg>
      <Bands drawing={drawing} parts={1} className={styles.whole} />
      <Bands drawing={drawing} parts={2} className={styles.halves} />
      <Bands drawing={drawing} parts={3} className={styles.thirds} />
    </div>
  );
}

function Bands({
  drawing,
  parts,
  className,
}: {
  drawing: FriezeDrawing;
  parts: number;
  className: string | undefined;
}) {
  const width = Math.ceil(drawing.columns / parts) * CELL;
  return (
    <div className={className}>
      {Array.from({ length: parts }, (_, part) => (
        <svg
          key={part}
          className={styles.band}
          viewBox={`${Math.min(part * width, drawing.columns * CELL - width)} 0 ${width} ${drawing.rows * CELL}`}
          focusable="false"
        >
          <use href="#frieze" />
        </svg>
      ))}
    </div>
  );
}
