import { dubaiClock } from '#domain/date.ts';
import { useText } from '#messages/text.tsx';
import { ChartTable } from './chart-table.tsx';
import type { LinePoint } from './day-line.ts';

const STEP_MS = 15 * 60_000;

/** The day in figures: a level every quarter of an hour, and the last one. */
export function DayTable({ name, points }: { name: string; points: readonly LinePoint[] }) {
  const t = useText();
  const rows = points.filter(
    (point, index) => index === points.length - 1 || quarterOf(point) !== quarterOf(points[index + 1] ?? point),
  );
  return (
    <ChartTable
      summary={t('home.chart.table')}
      caption={t('home.chart.caption', { name })}
      head={t('market.time')}
      rows={rows.map(({ at, value }) => ({ name: dubaiClock(at), value }))}
    />
  );
}

function quarterOf({ at }: LinePoint): number {
  return Math.floor(at / STEP_MS);
}
