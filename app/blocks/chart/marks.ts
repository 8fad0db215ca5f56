import type { ChartMark } from './chart-data.ts';
import type { Group } from './plot.ts';

export interface SeenMark extends ChartMark {
  /** The group that contains the mark's day. */
  group: number;
}

/** The marks whose days are in view. */
export function marksIn(marks: readonly ChartMark[], groups: readonly Group[]): SeenMark[] {
  return marks.flatMap((mark) => {
    const group = groups.findIndex(({ from, to }) => mark.at >= from && mark.at <= to);
    return group < 0 ? [] : [{ ...mark, group }];
  });
}
