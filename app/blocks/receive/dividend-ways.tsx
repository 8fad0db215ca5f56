import { pick } from '#domain/bilingual.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { useRootData } from '#app/root-data.ts';
import { Table } from '#app/ui/table.tsx';

const FACTS = ['who', 'cost', 'from', 'needs'] as const;

/** The ways in which dividends are paid, from the exchange's configuration. */
export function DividendWays() {
  const t = useText();
  const locale = useLocale();
  const ways = useRootData()?.exchange.dividendWays ?? [];
  if (ways.length === 0) return <p>{t('receive.noWays')}</p>;
  return (
    <Table
      caption={t('common.tableOf', { title: t('receive.ways') })}
      captionHidden
      rows={ways}
      rowKey={({ id }) => id}
      columns={[
        { id: 'name', head: t('receive.way'), cell: ({ name }) => <b>{pick(name, locale)}</b> },
        ...FACTS.map((fact) => ({
          id: fact,
          head: t(`receive.way.${fact}`),
          cell: (way: (typeof ways)[number]) => <span className="whitespace-normal">{pick(way[fact], locale)}</span>,
        })),
      ]}
    />
  );
}
