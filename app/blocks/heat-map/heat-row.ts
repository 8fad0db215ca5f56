import type { Thousandths } from '#domain/thousandths.ts';
import { marketValueOf, type ValuedRow } from '#app/blocks/market-rows/valued-row.ts';
import type { HeatMeasure } from './heat-map-data.ts';

/** The figures of a security that the map needs. */
export type HeatRow = Pick<
  ValuedRow,
  'symbol' | 'name' | 'changePercent' | 'value' | 'shares' | 'last' | 'previousClose'
>;

export type HeatRows = ReadonlyMap<string, HeatRow>;

/** The measure of a tile's area, in thousandths of a dirham; null where it is not known. */
export function measured(row: HeatRow, measure: HeatMeasure): Thousandths | null {
  return measure === 'market-value' ? marketValueOf(row) : row.value;
}

/** The change of securities that share a tile: their mean, weighted by area; null while none has a change. */
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
