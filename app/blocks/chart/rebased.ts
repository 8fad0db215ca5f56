import type { ChartBar } from './chart-data.ts';

/** Level of the first day in view when several lines are compared: 100, in thousandths. */
export const BASE = 100_000;

/** A value rebased to a first one of 100. Null where either is missing. */
export function rebased(value: number | null, first: number | null): number | null {
  return value === null || first === null || first === 0 ? null : Math.round((value / first) * BASE);
}

export function rebasedBar(bar: ChartBar, first: number): ChartBar {
  const at = (value: number | null) => rebased(value, first);
  return { ...bar, open: at(bar.open), high: at(bar.high), low: at(bar.low), close: at(bar.close)! };
}
