import type { HeightScale } from './height-scale.ts';
import { roundLevels } from './round-levels.ts';

/** Bounds near 1, between which the number is brought by halving and doubling. */
const NEAR_ONE = { low: 0.75, high: 1.5 };
const LN_2 = 0.6931471805599453;
const TERMS = 12;
/** From this ratio of the highest to the lowest value on, levels are 1, 2 and 5 times powers of ten. */
const WIDE = 6;
const LARGEST_POWER = 15;

/** As `heightScale`, with equal steps for equal ratios. Values below one thousandth are placed at one thousandth. */
export function logScale(low: number, high: number, height: number, box: number): HeightScale {
  const [bottom, top] = [ln(Math.max(1, low)), ln(Math.max(2, high))];
  const y = (value: number) => ((top - ln(Math.max(1, value))) / (top - bottom)) * height;
  const levels = high / Math.max(1, low) > WIDE ? decades(low, high) : roundLevels(low, high);
  return { y, levels: levels.map((value) => ({ at: y(value) / box, value })) };
}

function decades(low: number, high: number): number[] {
  const powers = Array.from({ length: LARGEST_POWER + 1 }, (_, power) => 10 ** power);
  return powers.flatMap((power) => [power, 2 * power, 5 * power]).filter((value) => value >= low && value <= high);
}

/**
 * The natural logarithm by basic arithmetic alone: `Math.log` differs between engines, and the page is rendered by two
 * of them.
 */
export function ln(value: number): number {
  let [rest, twos] = [value, 0];
  for (; rest >= NEAR_ONE.high; twos += 1) rest /= 2;
  for (; rest < NEAR_ONE.low; twos -= 1) rest *= 2;
  const part = (rest - 1) / (rest + 1);
  let [power, sum] = [part, 0];
  for (let term = 0; term < TERMS; term += 1, power *= part * part) sum += power / (2 * term + 1);
  return 2 * sum + twos * LN_2;
}
