import { useId } from 'react';
import { closedPath, regularPolygon, star } from './strapwork.ts';
import styles from './lattice-band.module.css';

const CELL = 60;
const CONTACT_DEGREES = 66;

const angle = () => CONTACT_DEGREES;
const STAR = closedPath(star(regularPolygon(8, [CELL / 2, CELL / 2], CELL / 2), angle));
const SQUARE = closedPath(star(regularPolygon(4, [CELL, CELL], (CELL / 2) * Math.tan(Math.PI / 8), 45), angle));

/** A quiet band of the eight-fold lattice, one cell repeated for as long as the page is wide. */
export function LatticeBand() {
  const id = useId();
  return (
    <svg className={styles.band} aria-hidden="true" focusable="false" data-screen-only>
      <pattern id={id} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <path className={styles.lines} d={STAR + SQUARE} suppressHydrationWarning />
        <path className={styles.lines} d={SQUARE} transform={`translate(-${CELL} 0)`} suppressHydrationWarning />
        <path className={styles.lines} d={SQUARE} transform={`translate(0 -${CELL})`} suppressHydrationWarning />
        <path className={styles.lines} d={SQUARE} transform={`translate(-${CELL} -${CELL})`} suppressHydrationWarning />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
