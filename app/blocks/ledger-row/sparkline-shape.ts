import type { SparklineShape } from '#app/ui/sparkline.tsx';

const WIDTH = 72;
const HEIGHT = 24;
const MARGIN = 2;
/** More points than this cannot be told apart at a sparkline's size. */
const POINTS = 36;

interface CachedShape {
  previousClose: number | null;
  shape: SparklineShape | null;
}

/** A day's list stays the same object until it changes (`LiveReader.sparkline`). */
const shapeByValues = new WeakMap<readonly number[], CachedShape>();

/** The day of a security as a small line; null before two points exist. Values are thousandths. */
export function sparklineShape(values: readonly number[], previousClose: number | null): SparklineShape | null {
  const last = shapeByValues.get(values);
  if (last?.previousClose === previousClose) return last.shape;
  const shape = shapeOf(values, previousClose);
  shapeByValues.set(values, { previousClose, shape });
  return shape;
}

function shapeOf(values: readonly number[], previousClose: number | null): SparklineShape | null {
  const points = thinned(values);
  if (points.length < 2) return null;
  const ground = previousClose ?? points[0] ?? 0;
  const [low, high] = [Math.min(ground, ...points), Math.max(ground, ...points)];
  const y = (value: number) => round(HEIGHT - MARGIN - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * MARGIN));
  const x = (index: number) => round((index / (points.length - 1)) * WIDTH);
  return { line: `M${points.map((value, index) => `${x(index)} ${y(value)}`).join('L')}`, base: y(ground) };
}

function thinned(values: readonly number[]): number[] {
  const step = Math.max(1, Math.ceil(values.length / POINTS));
  return values.filter((_, index) => index % step === 0 || index === values.length - 1);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
