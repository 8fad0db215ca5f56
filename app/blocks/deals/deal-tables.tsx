import { dubaiClock } from '#domain/date.ts';
import { integer, price } from '#domain/number.ts';
import { divideRounded, type Thousandths } from '#domain/thousandths.ts';
import { useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Table, type Column } from '#app/ui/table.tsx';
import { SecurityName } from '#app/blocks/security-list/security-name.tsx';
import { sumOf, sumsBySecurity, type DealSum, type ShownDeal } from './deal-sums.ts';

const THOUSANDTHS = 1_000;
const wholeDirhams = (value: Thousandths) => integer(divideRounded(value, THOUSANDTHS));

function figures<Row>(id: string, head: string, text: (row: Row) => string): Column<Row> {
  return { id, head, figures: true, cell: (row) => <Figure>{text(row)}</Figure> };
}

/** Deals summed up by security, and all of them in the last line. */
export function DealsBySecurity({ deals, caption }: { deals: readonly ShownDeal[]; caption: string }) {
  const t = useText();
  const columns: Column<DealSum>[] = [
    {
      id: 'symbol',
      head: t('market.security'),
      cell: ({ symbol, name }) =>
        symbol === null ? <b>{t('deals.total')}</b> : <SecurityName symbol={symbol} name={name} />,
    },
    figures('deals', t('deals.deals'), ({ deals: count }) => integer(count)),
    figures('volume', t('market.volume'), ({ volume }) => integer(volume)),
    figures('value', t('market.value'), ({ value }) => wholeDirhams(value)),
    figures('average', t('deals.average'), ({ average }) => price(average)),
  ];
  return (
    <Table
      caption={caption}
      captionHidden
      columns={columns}
      rows={[...sumsBySecurity(deals), { ...sumOf(deals), average: null }]}
      rowKey={({ symbol }) => symbol ?? ''}
    />
  );
}

/** Deals one by one, newest first. */
export function DealsOneByOne({ deals, caption }: { deals: readonly ShownDeal[]; caption: string }) {
  const t = useText();
  const columns: Column<ShownDeal>[] = [
    {
      id: 'symbol',
      head: t('market.security'),
      cell: ({ symbol, name }) => <SecurityName symbol={symbol} name={name} />,
    },
    figures('time', t('market.time'), ({ at }) => dubaiClock(at, { seconds: true })),
    figures('price', t('deals.price'), (deal) => price(deal.price)),
    figures('volume', t('market.volume'), ({ quantity }) => integer(quantity)),
    figures('value', t('market.value'), ({ value }) => wholeDirhams(value)),
  ];
  return <Table caption={caption} captionHidden columns={columns} rows={deals} rowKey={({ id }) => id} />;
}
