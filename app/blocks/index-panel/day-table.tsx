import { marketTime } from '#domain/date.ts';
import { useText } from '#messages/text.tsx';
import { ChartTable } from './chart-table.tsx';
import type { LinePoint } from './day-line.ts';
import { quarterRows } from './quarter-rows.ts';

/** The day's figures: a level every quarter of an hour, and the last one. */
export function DayTable({ name, points }: { name: string; points: readonly LinePoint[] }) {
  const t = useText();
  return (
    <ChartTable
      summary={t('home.chart.table')}
      caption={t('home.chart.caption', { name })}
      head={t('market.time')}
      rows={quarterRows(points).map(({ at, value }) => ({ name: marketTime(at), value }))}
    />
  );
}
