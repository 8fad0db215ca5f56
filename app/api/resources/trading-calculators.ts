import { fitsRoom } from '#domain/foreign-ownership.ts';
import { marginDays, type MarginDay } from '#domain/future-margin.ts';
import type { OwnershipRow } from '#app/blocks/foreign-ownership/ownership-columns.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { CALL_BELOW, isExact } from '#app/data/article-parts/product-calculators.ts';
import { findOwnership } from '#app/data/ownership/foreign.ts';
import { NO_FILTERS } from '#app/exports/table.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { inputs, numbersOf, refuseInexact, required } from '#app/api/calculator-inputs.ts';
import { SYMBOL } from '#app/api/known-values.ts';
import { choice } from '#app/api/param.ts';
import { queryOf, type Resource, type Wanted } from '#app/api/resource.ts';

const SETTLEMENTS = ['day1', 'day2', 'day3', 'day4', 'day5'] as const;

interface FutureDayRow extends MarginDay {
  day: number;
}

function futureColumns(t: Text): Column<FutureDayRow>[] {
  const own = (name: string) => t(`api.column.${name}`);
  return [
    column('number', 'day', own('dayNumber'), ({ day }) => day),
    column('price', 'settlement', t('futures.settlement'), ({ settlement }) => settlement),
    column('amount', 'variation', own('variation'), ({ variation }) => variation),
    column('amount', 'balance', own('balance'), ({ balance }) => balance),
    column('amount', 'required', own('marginRequired'), (row) => row.required),
    column('amount', 'call', own('marginCall'), ({ call }) => call),
    column('amount', 'after', own('balanceAfter'), ({ after }) => after),
  ];
}

function futureResult(site: Site, asked: Wanted) {
  const { money, percent, atLeastOne } = numbersOf(asked);
  const position = {
    size: atLeastOne('size')!,
    contracts: atLeastOne('contracts')!,
    side: asked['side'] === 'short' ? 'short' : 'long',
    entry: money('entry')!,
    deposit: money('deposit')!,
    margin: percent('margin')!,
    callBelow: CALL_BELOW,
  } as const;
  const settlements = SETTLEMENTS.flatMap((name) => money(name) ?? []);
  if (!isExact(position, settlements)) refuseInexact('contracts', asked);
  const rows = marginDays(position, settlements).map((day, at): FutureDayRow => ({ ...day, day: at + 1 }));
  return { columns: futureColumns(textOf(site.locale)), rows, ...NO_FILTERS, asOf: site.today() };
}

interface RoomRow extends Pick<OwnershipRow, 'day' | 'room'> {
  fits: boolean | null;
}

function roomColumns(t: Text): Column<RoomRow>[] {
  const own = (name: string) => t(`api.column.${name}`);
  return [
    column('code', 'symbol', t('market.symbol'), ({ day }) => day.symbol),
    column('day', 'date', t('foreign.date'), ({ day }) => day.date),
    column('count', 'shares-left', t('foreign.left'), ({ room }) => room.shares),
    column('percent', 'left-percent', own('leftPercent'), ({ room }) => room.percent),
    column('share', 'used-percent', t('foreign.used'), ({ room }) => room.used),
    column('code', 'status', t('foreign.status'), ({ room }) => room.status),
    column('flag', 'fits', own('fits'), ({ fits }) => fits),
  ];
}

/** Empty when the ownership of that security is unknown. */
async function foreignRoomOf(site: Site, asked: Wanted) {
  const { newest } = await findOwnership(site, queryOf({ symbol: asked['symbol'] }));
  const columns = roomColumns(textOf(site.locale));
  if (!newest) return { columns, rows: [], ...NO_FILTERS };
  const shares = numbersOf(asked).atLeastOne('shares');
  const fits = shares === null ? null : (fitsRoom(shares, newest.room)?.fits ?? null);
  const rows: RoomRow[] = [{ day: newest.day, room: newest.room, fits }];
  return { columns, rows, ...NO_FILTERS, asOf: newest.day.date };
}

/** Results of a position or an order. */
export const TRADING_CALCULATORS: readonly Resource[] = [
  {
    name: 'future-result',
    path: '/calculators/future-result',
    tag: 'calculators',
    lifetime: 'day',
    params: [
      ...required(inputs('future', 'whole', ['size', 'contracts'])),
      ...required(inputs('future', 'money', ['entry', 'deposit'])),
      ...required(inputs('future', 'percent', ['margin'])),
      ...required(inputs('future', 'money', ['day1'])),
      ...inputs('future', 'money', SETTLEMENTS.slice(1)),
      choice('side', ['long', 'short'], 'long'),
    ],
    columns: futureColumns,
    load: futureResult,
  },
  {
    name: 'foreign-room',
    path: '/calculators/foreign-room',
    tag: 'calculators',
    lifetime: 'day',
    params: [
      { ...SYMBOL, isRequired: true },
      { name: 'shares', type: 'whole' },
    ],
    columns: roomColumns,
    isSingle: true,
    load: foreignRoomOf,
  },
];
