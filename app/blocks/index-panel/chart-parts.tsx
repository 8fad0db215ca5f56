import { integer, twoDecimals } from '#domain/number.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import { percent } from '#app/live/session-axis.ts';
import type { DayLine } from './day-line.ts';
import styles from './day-chart.module.css';

interface DocumentProps {
  drawing: DayLine;
  /** Positions of the grid's vertical lines, 0 to 100. */
  uprights: readonly number[];
  /** Value that the line is compared with. */
  ground: Thousandths | null;
}

/** The parts that stretch with the box, 100 by 100: grid, area and line. */
export function Paper({ drawing, uprights, ground }: DocumentProps) {
  const direction = directionOf(drawing.last && ground !== null ? drawing.last.value - ground : null);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" className={styles.paper}>
      {drawing.levels.map(({ y }) => (
        <path key={y} className={styles.grid} d={`M0 ${y}H100`} />
      ))}
      {uprights.map((x) => (
        <path key={x} className={styles.grid} d={`M${x} 0V100`} />
      ))}
      <path className={styles.area} data-direction={direction} d={drawing.area} />
      {drawing.base !== null && <path className={styles.base} d={`M0 ${drawing.base}H100`} />}
      <path className={styles.line} d={drawing.line} />
    </svg>
  );
}

/** If the ground is above this height its text is below its line, otherwise over it. */
const LOW_GROUND = 88;
/**
 * How near a level may come to the ground before their texts would touch: on the side of the ground's text, and on the
 * other.
 */
const NEAR = { words: 22, other: 8 };
const TOP = 12;

/** Levels beside the line, and the ground with its name. */
export function Levels({ drawing, ground, name }: { drawing: DayLine; ground: Thousandths | null; name: string }) {
  const { base, levels } = drawing;
  const isLow = base !== null && base > LOW_GROUND;
  return (
    <>
      {levels
        .filter(({ y }) => y > TOP && (base === null || isClear(y - base, isLow)))
        .map(({ y, value }) => (
          <text key={y} className={styles.level} x="100%" y={percent(y)} dy="-5" textAnchor="end">
            {integer(value / 1_000)}
          </text>
        ))}
      {base !== null && (
        <text className={styles.level} x="100%" y={percent(base)} dy={isLow ? -6 : 15} textAnchor="end">
          {`\u2068${name}\u2069 `}
          {twoDecimals(ground)}
        </text>
      )}
    </>
  );
}

/**
 * A level's text is over its line, so the text of a level below the ground approaches the ground's text when that is
 * below its line.
 */
function isClear(below: number, isLow: boolean): boolean {
  if (isLow) return Math.abs(below) > NEAR.words / 2;
  return below > NEAR.words || below < -NEAR.other;
}

/** Past this position the figure is placed before the point. */
const FAR_END = 78;

/** The end of the line, with its figure. */
export function LastPoint({ last }: { last: DayLine['last'] }) {
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
