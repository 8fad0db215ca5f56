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

/** What an index was made of, and what its dividends brought over a day or a longer period. */
export interface TotalReturnPeriod {
  constituents: number;
  divisor: number;
  dividendPoints: Thousandths;
  level: Thousandths;
  /** Against the last day before the period; null in the first of all. */
  percent: Thousandths | null;
}

/** An index over a day or a longer period. */
export interface IndexRow extends ChangedPeriod {
  index: IndexName;
  /** null where no basket of then is known. */
  total: TotalReturnPeriod | null;
}

/** All indices at the end of a day or a longer period. */
export interface LevelsRow {
  date: PlainDate;
  levels: ReadonlyMap<string, Thousandths>;
}

interface IndexTable {
  /** Several indices stand in the rows. */
  isNamed: boolean;
  byDay: boolean;
  /** Dividends are counted. */
  withTotal: boolean;
}

/** An index period by period. */
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
    column('level', 'total-level', t('history.totalLevel'), ({ total }) => total?.level),
    column('change-percent', 'total-percent', t('history.totalPercent'), ({ total }) => total?.percent),
    column('count', 'constituents', t('history.constituents'), ({ total }) => total?.constituents),
    divisorColumn(t, ({ total }) => total?.divisor),
  ];
}

/** Files give all digits of a divisor; a page the whole number. */
export function divisorColumn<Row>(t: Text, divisor: (row: Row) => number | undefined): Column<Row> {
  return column('number', 'divisor', t('history.divisor'), divisor, {
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
