import { formatMonthYear } from '#domain/date.ts';
import type { BulletinLine } from '#domain/bulletin.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import { amount, count, turned, ZERO } from './column-parts.ts';

type PastSection = 'months' | 'years' | 'extremes';

/** The columns of the sections on the time before the end of a period. */
export const PAST_COLUMNS: { [S in PastSection]: (t: Text) => Column<BulletinLine<S>>[] } = {
  months: (t) => [
    column('code', 'month', t('bulletins.month'), ({ month }) => month, {
      label: ({ month }, locale) => formatMonthYear(`${month}-01`, locale),
    }),
    ...ofSpan<BulletinLine<'months'>>(t),
    amount('day-value', t('bulletins.dayValue'), t, ({ dayValue }) => dayValue),
    ...atEnd<BulletinLine<'months'>>(t),
  ],
  years: (t) => [
    column('year', 'year', t('bulletins.year'), ({ year }) => year),
    column('day', 'from', t('bulletins.firstCounted'), ({ from }) => from),
    ...ofSpan<BulletinLine<'years'>>(t),
    ...atEnd<BulletinLine<'years'>>(t),
  ],
  extremes: (t) => [
    column('code', 'measure', t('bulletins.extreme'), ({ measure }) => measure, {
      label: ({ measure }) => t(`bulletins.extreme.${measure}`),
    }),
    column('code', 'end', t('bulletins.extreme.end'), ({ end }) => end, {
      label: ({ end }) => t(`bulletins.extreme.${end}`),
    }),
    column('day', 'day', t('history.date'), ({ day }) => day),
    column('level', 'close', t('bulletins.indexClose'), ({ close }) => close),
    column('amount', 'value', t('market.value'), ({ value }) => value, ZERO),
  ],
};

type Span = BulletinLine<'months' | 'years'>;

function ofSpan<Row extends Span>(t: Text): Column<Row>[] {
  return [count('days', t('bulletins.days'), ({ days }) => days), ...turned<Row>(t)];
}

function atEnd<Row extends Span>(t: Text): Column<Row>[] {
  return [
    column('level', 'close', t('bulletins.indexClose'), ({ close }) => close),
    column('change-percent', 'change-percent', t('market.changePercent'), ({ changePercent }) => changePercent),
    amount('market-value', t('bulletins.marketValue'), t, ({ marketValue }) => marketValue),
  ];
}
