import { marketTime } from '#domain/date.ts';
import { useText } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { shareOf } from './group-columns.ts';
import type { HourVolume } from './hours.ts';
import { ShareBar } from './share-bar.tsx';

/** Shares by hour of the session, drawn and in figures. */
export function HourTable({ hours, caption }: { hours: readonly HourVolume[]; caption: string }) {
  const t = useText();
  const total = hours.reduce((sum, { volume }) => sum + volume, 0);
  const columns: Column<HourVolume>[] = [
    column('code', 'hour', t('summary.hour'), hourText),
    column('percent', 'bar', t('summary.share'), () => null, { hidden: 'file', align: 'start' }),
    column('percent', 'share', t('summary.percent'), ({ volume }) => shareOf(volume, total)),
    column('count', 'volume', t('market.volume'), ({ volume }) => volume),
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={hours}
      rowKey={({ from }) => String(from)}
      views={{ bar: ({ volume }) => <ShareBar share={total ? volume / total : 0} /> }}
    />
  );
}

/** '10:00–11:00' */
export function hourText({ from, to }: Pick<HourVolume, 'from' | 'to'>): string {
  return `${marketTime(from)}–${marketTime(to)}`;
}
