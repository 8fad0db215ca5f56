import type { InvestorFlow, InvestorFlows, InvestorType } from '#domain/investor-trades.ts';
import { NATIONALITIES } from '#domain/investor-trades.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import { groupsOf, type TradeFilters } from './trade-filters.ts';

/** Purchases and sales of the groups over a day or a longer period. */
export interface TradeRow {
  /** The last trading day of the period, and the first. */
  date: PlainDate;
  from: PlainDate;
  days: number;
  flows: InvestorFlows;
}

/** One type of investor over the range, by nationality. */
export interface MatrixRow {
  type: InvestorType | 'all';
  /** Flows in the order of the nationalities, then of all together. */
  flows: readonly InvestorFlow[];
}

/** Trading by group, period by period. Amounts are in dirhams. */
export function tradeColumns(t: Text, filters: Pick<TradeFilters, 'groups' | 'interval'>): Column<TradeRow>[] {
  const byDay = filters.interval === 'day';
  return [
    column('day', 'date', t(byDay ? 'history.date' : 'history.until'), ({ date }) => date),
    ...(byDay
      ? []
      : [
          column('day', 'from', t('history.from'), ({ from }: TradeRow) => from, { hidden: 'page' }),
          column('count', 'days', t('trading.days'), ({ days }: TradeRow) => days),
        ]),
    ...groupsOf(filters).flatMap(({ id }, at) => groupColumns(t, id, ({ flows }) => flows.groups[at]!)),
    column('amount', 'value', t('trading.value'), ({ flows }) => flows.buying, { unit: t('history.aed') }),
  ];
}

/** The groups' sums over all rows, keyed by column id. */
export function tradeSums(columns: readonly Column<TradeRow>[], flows: InvestorFlows) {
  const whole: TradeRow = { date: '', from: '', days: 0, flows };
  const figures = columns.filter(({ format }) => format === 'amount' || format === 'percent');
  return Object.fromEntries(figures.map(({ id, value }) => [id, value(whole)]));
}

const PARTS = ['buying', 'selling', 'net'] as const;

function groupColumns(t: Text, id: string, of: (row: TradeRow) => InvestorFlow): Column<TradeRow>[] {
  const heading = (part: string) =>
    t('trading.column', { group: t(`trading.group.${id}`), part: t(`trading.${part}`) });
  return [
    ...PARTS.map((part) =>
      column('amount', `${id}-${part}`, heading(part), (row: TradeRow) => of(row)[part], { zero: true }),
    ),
    column('percent', `${id}-share`, heading('share'), (row) => of(row).share, { zero: true }),
  ];
}

/** Columns of nets and shares of every nationality and type over the range. */
export function matrixColumns(t: Text): Column<MatrixRow>[] {
  return [
    column('text', 'type', t('trading.type'), ({ type }) => t(`trading.group.${type}`)),
    ...[...NATIONALITIES, 'all'].flatMap((id, at) => {
      const heading = (part: string) =>
        t('trading.column', { group: t(`trading.group.${id}`), part: t(`trading.${part}`) });
      return [
        column('amount', `${id}-net`, heading('net'), ({ flows }: MatrixRow) => flows[at]!.net, { zero: true }),
        column('percent', `${id}-share`, heading('share'), ({ flows }: MatrixRow) => flows[at]!.share, { zero: true }),
      ];
    }),
  ];
}
