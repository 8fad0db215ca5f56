import { useMemo } from 'react';
import { twoDecimals } from '#domain/number.ts';
import type { Instant } from '#domain/time.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { useText } from '#messages/text.tsx';
import { closedPath, regularPolygon, star } from '#app/blocks/lattice/strapwork.ts';
import { hoursOn, isOn, percent, placeOn, type Axis } from '#app/live/session-axis.ts';
import { LastPoint, Levels, Paper } from './chart-parts.tsx';
import { dayLine, type LinePoint } from './day-line.ts';
import styles from './day-chart.module.css';

interface DayChartProps {
  name: string;
  points: readonly LinePoint[];
  previousClose: Thousandths | null;
  axis: Axis;
  /** The market's time; outside the axis there is no hand. */
  now: Instant;
}

/** The day's line: the session is its axis, the previous close its ground. Text keeps its size at every width. */
export function DayChart({ name, points, previousClose, axis, now }: DayChartProps) {
  const t = useText();
  const drawing = useMemo(() => dayLine(points, previousClose, axis), [points, previousClose, axis]);
  const open = points[0]?.value;
  const label = t(open === undefined ? 'home.chart.labelEmpty' : 'home.chart.label', {
    name,
    open: twoDecimals(open),
    last: twoDecimals(drawing.last?.value),
    previousClose: twoDecimals(previousClose),
  });
  return (
    <svg className={styles.plot} role="img" aria-label={label} focusable="false">
      <Paper drawing={drawing} uprights={hoursOn(axis).map((hour) => placeOn(axis, hour))} ground={previousClose} />
      <Levels drawing={drawing} ground={previousClose} name={t('market.previousClose')} />
      {isOn(axis, now) && <ChartHand x={placeOn(axis, now)} />}
      <LastPoint last={drawing.last} />
    </svg>
  );
}

/** Two squares, one turned by 45 degrees: the finial of the hand. */
const KHATIM = closedPath(star(regularPolygon(8, [0, 0], 76), () => 45));

function ChartHand({ x }: { x: number }) {
  return (
    <>
      <line className={styles.hand} x1={percent(x)} x2={percent(x)} y1="0" y2="100%" />
      <svg x={percent(x)} y="0" width="16" height="16" viewBox="0 0 160 160" overflow="visible">
        <path className={styles.finial} d={KHATIM} suppressHydrationWarning />
      </svg>
    </>
  );
}
