import { useMemo } from 'react';
import { dubaiClock } from '#domain/date.ts';
import { integer, twoDecimals } from '#domain/number.ts';
import type { Instant } from '#domain/time.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { useText } from '#messages/text.tsx';
import { closedPath, regularPolygon, star } from '../lattice/strapwork.ts';
import { directionOf } from '../market-board/direction.ts';
import { hoursOn, isOn, percent, placeOn, type Axis } from '../session-band/session-axis.ts';
import { dayLine, type DayLine, type LinePoint } from './day-line.ts';
import styles from './day-chart.module.css';

interface DayChartProps {
  name: string;
  points: readonly LinePoint[];
  previousClose: Thousandths | null;
  axis: Axis;
  /** The market's now; beyond the axis there is no hand. */
  now: Instant;
}

/** The day's line, its axis the session, the previous close its ground. Text keeps its size at every width. */
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
      <Paper
        drawing={drawing}
        axis={axis}
        direction={directionOf(drawing.last && previousClose !== null ? drawing.last.value - previousClose : null)}
      />
      <Levels drawing={drawing} previousClose={previousClose} />
      {isOn(axis, now) && <ChartHand x={placeOn(axis, now)} />}
      <LastPoint last={drawing.last} />
    </svg>
  );
}

/** What stretches with the box: grid, area and line, in a box of 100 by 100. */
function Paper({ drawing, axis, direction }: { drawing: DayLine; axis: Axis; direction: string }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" className={styles.paper}>
      {drawing.levels.map(({ y }) => (
        <path key={y} className={styles.grid} d={`M0 ${y}H100`} />
      ))}
      {hoursOn(axis).map((hour) => (
        <path key={hour} className={styles.grid} d={`M${placeOn(axis, hour)} 0V100`} />
      ))}
      <path className={styles.area} data-direction={direction} d={drawing.area} />
      {drawing.base !== null && <path className={styles.base} d={`M0 ${drawing.base}H100`} />}
      <path className={styles.line} d={drawing.line} />
    </svg>
  );
}

/** A label this near to the previous close would stand on its words. */
const CLEARANCE = 12;

function Levels({ drawing, previousClose }: { drawing: DayLine; previousClose: Thousandths | null }) {
  const t = useText();
  const { base, levels } = drawing;
  return (
    <>
      {levels
        .filter(({ y }) => y > CLEARANCE && (base === null || Math.abs(y - base) > CLEARANCE))
        .map(({ y, value }) => (
          <text key={y} className={styles.level} x="100%" y={percent(y)} dy="-5" textAnchor="end">
            {integer(value / 1_000)}
          </text>
        ))}
      {base !== null && (
        <text className={styles.level} x="100%" y={percent(base)} dy={base > 90 ? -6 : 15} textAnchor="end">
          {`\u2068${t('market.previousClose')}\u2069 `}
          {twoDecimals(previousClose)}
        </text>
      )}
    </>
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

/** The figure stands before the point once the point nears the far end. */
const FAR_END = 78;

function LastPoint({ last }: { last: DayLine['last'] }) {
  if (!last) return null;
  const before = last.x > FAR_END;
  return (
    <>
      <circle className={styles.point} cx={percent(last.x)} cy={percent(last.y)} r="4" />
      <text
        className={styles.value}
        x={percent(last.x)}
        y={percent(last.y)}
        dx={before ? -14 : 14}
        dy={before ? -8 : 5}
        textAnchor={before ? 'end' : 'start'}
      >
        {twoDecimals(last.value)}
      </text>
    </>
  );
}

const TABLE_STEP_MS = 15 * 60_000;

/** The same day in figures: a level every quarter of an hour, and the last one. */
export function DayTable({ name, points }: { name: string; points: readonly LinePoint[] }) {
  const t = useText();
  const rows = points.filter(
    (point, index) => index === points.length - 1 || quarterOf(point) !== quarterOf(points[index + 1] ?? point),
  );
  return (
    <details className={styles.figures}>
      <summary className="link">{t('home.chart.table')}</summary>
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={t('home.chart.caption', { name })}>
        <table>
          <caption className="visually-hidden">{t('home.chart.caption', { name })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('market.time')}</th>
              <th scope="col">{t('market.level')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((point) => (
              <tr key={point.at}>
                <th scope="row">
                  <bdi dir="ltr">{dubaiClock(point.at)}</bdi>
                </th>
                <td>
                  <bdi dir="ltr">{twoDecimals(point.value)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function quarterOf({ at }: LinePoint): number {
  return Math.floor(at / TABLE_STEP_MS);
}
