import type { ReactNode } from 'react';
import { integer, percent } from '#domain/number.ts';
import { divideRounded, percentOf, type Thousandths } from '#domain/thousandths.ts';
import { useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Table, type Column } from '#app/ui/table.tsx';
import { ShareBar } from './share-bar.tsx';
import type { GroupSum } from './summary-row.ts';

const THOUSANDTHS = 1_000;

/** Thousandths of a per cent; null of nothing. */
export function shareOf(part: number, whole: number): Thousandths | null {
  return whole > 0 ? percentOf(part, whole) : null;
}

interface GroupTableProps {
  caption: string;
  /** What the rows are named by. */
  head: string;
  nameOf: (key: string | null) => ReactNode;
  groups: readonly GroupSum[];
  all: GroupSum;
}

/** Parts of the market by turnover, drawn and in figures, with all of it in the last line. */
export function GroupTable({ caption, head, nameOf, groups, all }: GroupTableProps) {
  const t = useText();
  const figure = (id: string, label: string, text: (group: GroupSum) => string): Column<GroupSum> => ({
    id,
    head: t(label),
    figures: true,
    cell: (group) => <Figure className="live">{text(group)}</Figure>,
  });
  const count = (id: 'advancing' | 'declining' | 'unchanged' | 'untraded', label: string) =>
    figure(id, label, (group) => integer(group[id], { zero: true }));
  const columns: Column<GroupSum>[] = [
    { id: 'name', head, cell: (group) => (group === all ? <b>{t('summary.all')}</b> : nameOf(group.key)) },
    {
      id: 'bar',
      head: t('summary.share'),
      cell: (group) => (group === all ? null : <ShareBar share={all.value ? group.value / all.value : 0} />),
    },
    figure('share', 'summary.percent', (group) => percent(shareOf(group.value, all.value), { sign: false })),
    figure('value', 'market.value', ({ value }) => integer(divideRounded(value, THOUSANDTHS))),
    figure('volume', 'market.volume', ({ volume }) => integer(volume)),
    figure('trades', 'market.trades', ({ trades }) => integer(trades)),
    count('advancing', 'summary.advancing'),
    count('declining', 'summary.declining'),
    count('unchanged', 'summary.unchanged'),
    count('untraded', 'summary.untraded'),
  ];
  return (
    <Table
      caption={caption}
      captionHidden
      columns={columns}
      rows={[...groups, all]}
      rowKey={(group) => (group === all ? 'all' : `of ${group.key}`)}
    />
  );
}
