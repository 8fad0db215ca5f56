import { integer, percent, price, signed } from '#domain/number.ts';
import type { IndexBasket } from '#domain/index-level.ts';
import type { BoardCode } from '#domain/security.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { useText, type Text } from '#messages/text.tsx';
import { useQuotes, useTopics } from '#app/live/hooks.ts';
import { Change } from '#app/ui/change.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Table, type Column } from '#app/ui/table.tsx';
import { useViewAddress } from '#app/ui/view-address.ts';
import { directionOf } from '#app/blocks/market-board/direction.ts';
import { SecurityName } from '#app/blocks/security-list/security-name.tsx';
import { inOrder, nextOrder, orderQuery, type ConstituentColumn, type ConstituentOrder } from './constituent-order.ts';
import { constituentRows, type ConstituentRow, type Member } from './constituent-row.ts';

/** All members together: the last line of the ledger. */
interface Total {
  symbol: null;
  weight: Thousandths | null;
  contribution: Thousandths | null;
}
type Line = ConstituentRow | Total;

const ALL: Thousandths = 100_000;

interface ConstituentsTableProps {
  basket: IndexBasket;
  members: readonly Member[];
  boards: readonly BoardCode[];
  order: ConstituentOrder;
  caption: string;
}

/** What the index is made of, live: weights, and what each member has moved it today. The order does not move while one reads. */
export function ConstituentsTable({ basket, members, boards, order, caption }: ConstituentsTableProps) {
  const t = useText();
  useTopics(boards.map((board) => `board:${board}` as const));
  const places = new Map(
    inOrder(constituentRows(basket, members).rows, order).map(({ symbol }, place) => [symbol, place]),
  );
  const { rows, standing } = constituentRows(basket, members, useQuotes());
  const lines: Line[] = rows.toSorted((a, b) => (places.get(a.symbol) ?? 0) - (places.get(b.symbol) ?? 0));
  const total: Total = { symbol: null, weight: standing && ALL, contribution: standing?.move ?? null };
  return (
    <Table
      caption={caption}
      captionHidden
      columns={columnsOf(t, useSortLink(order))}
      rows={[...lines, total]}
      rowKey={({ symbol }) => symbol ?? ''}
    />
  );
}

function useSortLink(order: ConstituentOrder) {
  const address = useViewAddress();
  return (id: ConstituentColumn): NonNullable<Column<Line>['sort']> => ({
    to: address(orderQuery(nextOrder(order, id))),
    order: order.sort === id ? (order.descending ? 'descending' : 'ascending') : 'none',
  });
}

type Cell = (row: ConstituentRow) => ReturnType<Column<Line>['cell']>;

function columnsOf(t: Text, sort: ReturnType<typeof useSortLink>): Column<Line>[] {
  const figure = (id: ConstituentColumn, head: string, cell: Column<Line>['cell']): Column<Line> => ({
    id,
    head: t(head),
    figures: true,
    sort: sort(id),
    cell,
  });
  const ofMember = (id: ConstituentColumn, head: string, cell: Cell) =>
    figure(id, head, (row) => (row.symbol === null ? null : cell(row)));
  return [
    { id: 'symbol', head: t('market.security'), sort: sort('symbol'), cell: (row) => <Name row={row} /> },
    figure('weight', 'indices.weight', ({ weight }) => <Live>{percent(weight, { sign: false })}</Live>),
    figure('contribution', 'indices.contribution', ({ contribution }) => (
      <Moved by={contribution} text={signed(contribution, { decimals: 3, zero: true })} />
    )),
    ofMember('last', 'market.last', ({ figures }) => <Live>{price(figures?.last)}</Live>),
    ofMember('change', 'market.change', ({ figures }) => (
      <Moved by={figures?.change} text={signed(figures?.change, { zero: true })} />
    )),
    ofMember('change-percent', 'market.changePercent', ({ figures }) => (
      <Moved by={figures?.change} text={percent(figures?.changePercent, { zero: true })} />
    )),
    ofMember('shares', 'indices.shares', ({ freeFloatShares }) => <Figure>{integer(freeFloatShares)}</Figure>),
  ];
}

function Name({ row }: { row: Line }) {
  const t = useText();
  if (row.symbol === null) return <b>{t('indices.total')}</b>;
  return <SecurityName symbol={row.symbol} name={row.name} />;
}

function Live({ children }: { children: string }) {
  return <Figure className="live">{children}</Figure>;
}

function Moved({ by, text }: { by: Thousandths | null | undefined; text: string }) {
  return <Change direction={directionOf(by ?? null)} text={text} className="live" />;
}
