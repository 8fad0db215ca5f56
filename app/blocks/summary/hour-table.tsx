import { dubaiClock } from '#domain/date.ts';
import { integer, percent } from '#domain/number.ts';
import { useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Table, type Column } from '#app/ui/table.tsx';
import { shareOf } from './group-table.tsx';
import type { HourVolume } from './hours.ts';
import { ShareBar } from './share-bar.tsx';

/** Shares by hour of the session, drawn and in figures. */
export function HourTable({ hours, caption }: { hours: readonly HourVolume[]; caption: string }) {
  const t = useText();
  const total = hours.reduce((sum, { volume }) => sum + volume, 0);
  const columns: Column<HourVolume>[] = [
    { id: 'hour', head: t('summary.hour'), cell: (hour) => <Figure>{hourWords(hour)}</Figure> },
    { id: 'bar', head: t('summary.share'), cell: ({ volume }) => <ShareBar share={total ? volume / total : 0} /> },
    {
      id: 'share',
      head: t('summary.percent'),
      figures: true,
      cell: ({ volume }) => <Figure>{percent(shareOf(volume, total), { sign: false })}</Figure>,
    },
    {
      id: 'volume',
      head: t('market.volume'),
      figures: true,
      cell: ({ volume }) => <Figure>{integer(volume)}</Figure>,
    },
  ];
  return <Table caption={caption} captionHidden columns={columns} rows={hours} rowKey={({ from }) => String(from)} />;
}

/** '10:00–11:00' */
export function hourWords({ from, to }: Pick<HourVolume, 'from' | 'to'>): string {
  return `${dubaiClock(from)}–${dubaiClock(to)}`;
}
