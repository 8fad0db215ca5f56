import type { Thousandths } from '#domain/thousandths.ts';
import { BOX, heightScale, round, type PlotLabel } from '#app/blocks/plot/height-scale.ts';

const HEADROOM_SHARE = 0.06;

export interface LinePlot {
  line: string;
  area: string;
  prices: PlotLabel[];
  grid: string;
  /** Height of the previous close; null where it is off the scale or unknown. */
  baseAt: number | null;
}

/** Geometry of the day's line: one value a minute, placed by its share of the session. Needs at least one point. */
export function dayPlot(
  points: readonly { share: number; price: Thousandths }[],
  previousClose: Thousandths | null,
): LinePlot {
  const values = [...points.map(({ price }) => price), ...(previousClose === null ? [] : [previousClose])];
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(1, (highest - lowest) * HEADROOM_SHARE);
  const { y, levels } = heightScale(Math.max(0, lowest - room), highest + room, BOX.height, BOX.height);
  const at = ({ share, price }: { share: number; price: Thousandths }) =>
    `${round(share * BOX.width)} ${round(y(price))}`;
  const line = `M${points.map(at).join('L')}`;
  const first = points[0]!;
  return {
    line,
    area: `${line}V${BOX.height}H${round(first.share * BOX.width)}z`,
    prices: levels,
    grid: levels.map((label) => `M0 ${round(label.at * BOX.height)}H${BOX.width}`).join(''),
    baseAt: previousClose === null ? null : y(previousClose) / BOX.height,
  };
}
