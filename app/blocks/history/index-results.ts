import type { IndexReview } from '#domain/index-review.ts';
import type { DayMove, IndexYear } from '#domain/index-year.ts';
import type { MonthlyRank } from '#domain/monthly-rank.ts';
import { formatDayMonth } from '#domain/date.ts';
import { percent } from '#domain/number.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Locale } from '#domain/locale.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import { rangeStart, type Range } from '#app/blocks/plot/ranges.ts';
import { divisorColumn, type IndexName } from './index-columns.ts';

/** Spans for which returns are shown. */
export const RESULT_SPANS = ['1M', '6M', 'YTD', '1Y', '3Y', '5Y'] as const;
export type ResultSpan = (typeof RESULT_SPANS)[number];

/** Return of an index over each span, and the volatility of its days in the last year. */
export interface ResultsRow {
  index: IndexName;
  results: ReadonlyMap<ResultSpan, Thousandths | null>;
  volatility: Thousandths | null;
}

/** The place of an index in a month. */
export interface RankRow extends MonthlyRank {
  index: IndexName;
}

const THREE_YEARS = 3;

/** The first day of a span that ends on `last`. */
export function spanStart(span: ResultSpan, last: PlainDate): PlainDate {
  return span === '3Y' ? `${Number(last.slice(0, 4)) - THREE_YEARS}${last.slice(4)}` : rangeStart(span as Range, last);
}

export function resultsColumns(t: Text): Column<ResultsRow>[] {
  return [
    column('name', 'index', t('history.index'), ({ index }) => index.name),
    ...RESULT_SPANS.map((span) =>
      column('change-percent', `result-${span.toLowerCase()}`, t(`history.span.${span}`), ({ results }: ResultsRow) =>
        results.get(span),
      ),
    ),
    column('percent', 'volatility', t('history.volatility'), ({ volatility }) => volatility, { zero: true }),
  ];
}

export function rankColumns(t: Text): Column<RankRow>[] {
  return [
    column('code', 'month', t('history.month'), ({ month }) => month),
    column('count', 'rank', t('history.rank'), ({ rank }) => rank),
    column('code', 'code', t('history.code'), ({ code }) => code, { hidden: 'page' }),
    column('name', 'name', t('history.index'), ({ index }) => index.name),
    column('change-percent', 'change-percent', t('market.changePercent'), ({ changePercent }) => changePercent),
  ];
}

/** Columns of an index year by year. */
export function indexYearColumns(t: Text, locale: Locale): Column<IndexYear>[] {
  const move = (id: 'best' | 'worst') =>
    column('text', id, t(`history.${id}`), (year: IndexYear) => moveText(year[id], locale), { align: 'end' });
  return [
    column('year', 'year', t('investors.year'), ({ year }) => year),
    ...(['open', 'high', 'low', 'close'] as const).map((part) =>
      column('level', part, t(`history.level.${part}`), (year: IndexYear) => year[part]),
    ),
    column('change-percent', 'change-percent', t('market.changePercent'), ({ changePercent }) => changePercent),
    column('change-percent', 'total-percent', t('history.totalPercent'), ({ totalPercent }) => totalPercent),
    move('best'),
    move('worst'),
    column('count', 'days', t('history.days'), ({ days }) => days),
  ];
}

function moveText(move: DayMove | null, locale: Locale): string | null {
  return move && `${percent(move.changePercent, { zero: true })} · ${formatDayMonth(move.date, locale)}`;
}

/** Columns of the baskets of an index, each compared with the one before. */
export function reviewColumns(t: Text, nameOf: (symbol: string) => string): Column<IndexReview>[] {
  const names = (symbols: readonly string[]) =>
    symbols.length === 0 ? t('history.review.same') : symbols.map(nameOf).join(t('common.listSeparator'));
  return [
    column('day', 'from', t('history.review.from'), ({ from }) => from),
    column('text', 'joined', t('history.review.joined'), ({ joined }) => names(joined)),
    column('text', 'left', t('history.review.left'), ({ left }) => names(left)),
    column('count', 'constituents', t('history.constituents'), ({ constituents }) => constituents),
    divisorColumn(t, ({ divisor }) => divisor),
  ];
}
