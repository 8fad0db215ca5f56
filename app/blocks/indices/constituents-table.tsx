import type { IndexBasket } from '#domain/index-level.ts';
import type { BoardCode } from '#domain/security.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { useText } from '#messages/text.tsx';
import { useQuotes, useTopics } from '#app/live/hooks.ts';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { SecurityName } from '#app/blocks/security-list/security-name.tsx';
import type { Sort } from '#app/ui/table.tsx';
import { useViewAddress } from '#app/ui/view-address.ts';
import { inOrder, nextOrder, orderQuery, type ConstituentColumn, type ConstituentOrder } from './constituent-order.ts';
import { constituentRows, type Member } from './constituent-row.ts';
import { constituentColumns } from './index-columns.ts';

const ALL: Thousandths = 100_000;

interface ConstituentsTableProps {
  basket: IndexBasket;
  members: readonly Member[];
  boards: readonly BoardCode[];
  order: ConstituentOrder;
  caption: string;
}

/**
 * The constituents of the index, live: their weights, and how far each has moved the index today. The order does not
 * change while the page is open.
 */
export function ConstituentsTable({ basket, members, boards, order, caption }: ConstituentsTableProps) {
  const t = useText();
  useTopics(boards.map((board) => `board:${board}` as const));
  const places = new Map(
    inOrder(constituentRows(basket, members).rows, order).map(({ symbol }, place) => [symbol, place]),
  );
  const { rows, basket: counted } = constituentRows(basket, members, useQuotes());
  const ordered = rows.toSorted((a, b) => (places.get(a.symbol) ?? 0) - (places.get(b.symbol) ?? 0));
  const sortLink = useSortLink(order);
  return (
    <DataTable
      caption={caption}
      columns={constituentColumns(t)}
      rows={ordered}
      rowKey={({ symbol }) => symbol}
      views={{ symbol: ({ symbol, name }) => <SecurityName symbol={symbol} name={name} /> }}
      sortOf={({ id }) => sortLink(id as ConstituentColumn)}
      total={{
        name: t('indices.total'),
        values: { weight: counted && ALL, contribution: counted?.move ?? null },
      }}
      live
    />
  );
}

function useSortLink(order: ConstituentOrder) {
  const address = useViewAddress();
  return (id: ConstituentColumn): Sort => ({
    to: address(orderQuery(nextOrder(order, id))),
    order: order.sort === id ? (order.descending ? 'descending' : 'ascending') : 'none',
  });
}
