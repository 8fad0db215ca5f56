import { formatDate } from '#domain/date.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { compactAmount, percent } from '#domain/number.ts';
import { coverageOf } from '#domain/margin-week.ts';
import { textOf } from '#messages/text.tsx';
import { marginColumns, type MarginRow } from '#app/blocks/margin-weeks/margin-columns.ts';
import { MARGIN_ORDER } from '#app/blocks/margin-weeks/margin-filters.ts';
import { inRowOrder, rowOrderParams } from '#app/blocks/filtered-list/row-order.ts';
import type { Site } from '#app/context.ts';
import { findMargin } from '#app/data/ownership/margin.ts';
import { pathOf } from '#app/page-path.ts';
import type { FeedItem, Rows, RowsRequest } from './table.ts';

/** The weekly margin trading report, newest week first; each week, and each revision of it, is a feed item. */
export async function marginRows(site: Site, { query }: RowsRequest): Promise<Rows<MarginRow>> {
  const t = textOf(site.locale);
  const { filters, rows } = await findMargin(site, query);
  const { range, from, to, kind, week, order, ignored } = filters;
  const columns = marginColumns(t);
  return {
    title: t('margin.title'),
    columns,
    rows: inRowOrder(rows, columns, order, MARGIN_ORDER),
    asOf: rows[0]?.total.week ?? null,
    item: (row) => itemOf(row, site),
    view: { range, from, to, kind, week, ...rowOrderParams(order, MARGIN_ORDER) },
    ignored,
  };
}

function itemOf({ total }: MarginRow, { origin, locale }: Site): FeedItem {
  const t = textOf(locale);
  const day = formatDate(total.week, locale);
  const name = total.revision > 1 ? 'margin.feed.revised' : 'margin.feed.title';
  return {
    id: `margin-week-${total.week}-${total.revision}`,
    title: t(name, { day }),
    url: `${origin}${hrefIn(locale, pathOf('the-exchange-weekly-margin-trading-report'))}?week=${total.week}`,
    publishedAt: total.publishedAt,
    summary: t('margin.feed.summary', {
      amount: compactAmount(total.outstanding, locale, { zero: true }),
      coverage: percent(coverageOf(total), { sign: false, zero: true }),
    }),
  };
}
