import { integer, percent } from '#domain/number.ts';
import { useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Table } from '#app/ui/table.tsx';
import type { MakersData } from './makers-data.ts';

/** The obligation of a maker in each group of securities. */
export function MakingGroups({ groups }: Pick<MakersData, 'groups'>) {
  const t = useText();
  if (groups.length === 0) return null;
  const rate = (value: number) => <Figure>{percent(value, { sign: false, decimals: 2 })}</Figure>;
  return (
    <Table
      caption={t('common.tableOf', { title: t('makers.groups') })}
      captionHidden
      columns={[
        { id: 'group', head: t('makers.group'), cell: ({ group }) => group },
        { id: 'presence', head: t('makers.presenceRequired'), figures: true, cell: ({ presence }) => rate(presence) },
        { id: 'spread', head: t('makers.spreadRequired'), figures: true, cell: ({ maxSpread }) => rate(maxSpread) },
        {
          id: 'size',
          head: `${t('makers.sizeRequired')} (${t('makers.aed')})`,
          figures: true,
          cell: ({ minSize }) => <Figure>{integer(minSize / 1_000)}</Figure>,
        },
      ]}
      rows={groups}
      rowKey={({ group }) => group}
    />
  );
}
