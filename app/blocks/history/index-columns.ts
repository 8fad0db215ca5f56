import type { Bilingual } from '#domain/bilingual.ts';
import type { ChangedPeriod } from '#domain/bar-periods.ts';
import { integer } from '#domain/number.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';

export interface IndexName {
  code: string;
  name: Bilingual;
}

/** Constituents of an index, and the return from dividends, over a day or a longer period. */
export interface TotalReturnPeriod {
  constituents: number;
  divisor: number;
  dividendPoints: Thousandths;
  level: Thousandths;
  /** Change from the last day before the period; null in the first period. */
  percent: Thousandths | null;
}

/** An index over a day or a longer period. */
export interface IndexRow extends ChangedPeriod {
  index: IndexName;
  /** null where the basket of that time is not known. */
  total: TotalReturnPeriod | null;
}

/** All indices at the end of a day or a longer period. */
export interface LevelsRow {
  date: PlainDate;
  levels: ReadonlyMap<string, Thousandths>;
}

interface IndexTable {
  /** True when the rows are of several indices. */
  isNamed: boolean;
  byDay: boolean;
  /** True when dividends are included. */
  withTotal: boolean;
}

/** Columns of an index period by period. */
export function indexColumns(t: Text, { isNamed, byDay, withTotal }: IndexTable): Column<IndexRow>[] {
  return [
    column('day', 'date', t(byDay ? 'history.date' : 'history.until'), ({ date }) => date),
    column('code', 'code', t('history.code'), ({ index }) => index.code, { hidden: 'page' }),
    column('name', 'name', t('history.index'), ({ index }) => index.name, isNamed ? {} : { hidden: 'page' }),
    ...(['open', 'high', 'low', 'close'] as const).map((part) =>
      column('level', part, t(`history.level.${part}`), (row: IndexRow) => row[part]),
    ),
    column('level-change', 'change', t('history.points'), ({ change }) => change),
    column('change-percent', 'change-percent', t('market.changePercent'), ({ changePercent }) => changePercent),
    column('count', 'volume', t('market.volume'), ({ volume }) => volume),
    column('amount', 'value', t('market.value'), ({ value }) => value),
    column('count', 'trades', t('market.trades'), ({ trades }) => trades),
    ...(byDay ? [] : [column('count', 'days', t('history.days'), ({ days }: IndexRow) => days)]),
    ...(withTotal ? totalColumns(t) : []),
  ];
}

function totalColumns(t: Text): Column<IndexRow>[] {
  return [
    column('three-decimals', 'dividend-points', t('history.dividendPoints'), ({ total }) => total?.dividendPoints),
    column('level', 'total-return', t('history.totalLevel'), ({ total }) => total?.level),
    column('change-percent', 'total-percent', t('history.totalPercent'), ({ total }) => total?.percent),
    column('count', 'constituents', t('history.constituents'), ({ total }) => total?.constituents),
    divisorColumn(t, ({ total }) => total?.divisor),
  ];
}

/** Files have all digits of a divisor; a page has the whole number. */
export function divisorColumn<Row>(t: Text, divisor: (row: Row) => number | undefined): Column<Row> {
  return column('decimal', 'divisor', t('history.divisor'), divisor, {
    text: (row) => integer(divisor(row) === undefined ? null : Math.round(divisor(row)!)),
  });
}

/** A column of closing levels for each index. */
export function levelsColumns(
  t: Text,
  indices: readonly IndexName[],
  nameOf: (index: IndexName) => string,
  byDay: boolean,
) {
  return [
    column('day', 'date', t(byDay ? 'history.date' : 'history.until'), ({ date }: LevelsRow) => date),
    ...indices.map((index) =>
      column('level', index.code.toLowerCase(), nameOf(index), ({ levels }: LevelsRow) => levels.get(index.code)),
    ),
  ];
}
