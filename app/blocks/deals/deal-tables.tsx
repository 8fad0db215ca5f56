import { useLocale, useText } from '#messages/text.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { currencyName } from '#app/blocks/instrument-terms/currency-name.ts';
import { SecurityName } from '#app/blocks/security-list/security-name.tsx';
import { dealColumns, dealSumColumns } from './deal-columns.ts';
import { dealsByCurrency, sumOf, sumsBySecurity, type ShownDeal } from './deal-sums.ts';

interface DealTableProps {
  deals: readonly ShownDeal[];
  caption: string;
}

/** Deals summed up by security, with a total line: a table for each currency. */
export function DealsBySecurity({ deals, caption }: DealTableProps) {
  const locale = useLocale();
  return dealsByCurrency(deals).map(({ currency, deals: own }) => (
    <SumTable
      key={currency}
      deals={own}
      caption={currency ? `${caption} (${currencyName(currency, locale)})` : caption}
    />
  ));
}

function SumTable({ deals, caption }: DealTableProps) {
  const t = useText();
  const { deals: count, volume, value } = sumOf(deals);
  return (
    <DataTable
      caption={caption}
      columns={dealSumColumns(t, deals, useLocale())}
      rows={sumsBySecurity(deals)}
      rowKey={({ symbol }) => symbol}
      views={{ symbol: ({ symbol, name }) => <SecurityName symbol={symbol} name={name} /> }}
      total={{ name: t('deals.total'), values: { deals: count, volume, value } }}
    />
  );
}

/** Deals one by one, newest first. */
export function DealsOneByOne({ deals, caption }: DealTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={dealColumns(useText(), deals, useLocale())}
      rows={deals}
      rowKey={({ id }) => id}
      views={{ symbol: ({ symbol, name }) => <SecurityName symbol={symbol} name={name} /> }}
    />
  );
}
