import type { Thousandths } from '#domain/thousandths.ts';
import { marketValueOf, type ValuedRow } from '#app/blocks/market-rows/valued-row.ts';
import type { HeatMeasure } from './heat-map-data.ts';

/** What the map needs to know of a security. */
export type HeatRow = Pick<
  ValuedRow,
  'symbol' | 'name' | 'changePercent' | 'value' | 'shares' | 'last' | 'previousClose'
>;

export type HeatRows = ReadonlyMap<string, HeatRow>;

/** What the area of a tile stands for, in thousandths of a dirham; null where it is not known. */
export function measured(row: HeatRow, measure: HeatMeasure): Thousandths | null {
  return measure === 'market-value' ? marketValueOf(row) : row.value;
}

/** The change of securities that share a tile: their mean, each weighing what its area is; null while none has one. */
export function joinedChange(rows: readonly HeatRow[], measure: HeatMeasure): Thousandths | null {
  let [sum, weight] = [0, 0];
  for (const row of rows) {
    const own = measured(row, measure);
    if (row.changePercent === null || !own) continue;
    sum += row.changePercent * own;
    weight += own;
  }
  return weight > 0 ? Math.round(sum / weight) : null;
}
