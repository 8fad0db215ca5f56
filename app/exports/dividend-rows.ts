import { addDays } from '#domain/calendar.ts';
import { textOf } from '#messages/text.tsx';
import { dividendColumns, type DividendRow } from '#app/blocks/dividends/dividend-columns.ts';
import type { Site } from '#app/context.ts';
import { findDividends } from '#app/data/investing/dividends.ts';
import { actionItem, calendarOf } from './action-days.ts';
import type { Rows, RowsRequest } from './table.ts';

/** A calendar without a requested year goes back this many days; it contains all future days. */
const CALENDAR_BACK_DAYS = 365;

/**
 * The dividends of a fiscal year, as on their page; their payment days as a calendar, of every year unless one is
 * requested.
 */
export async function dividendRows(site: Site, { query }: RowsRequest): Promise<Rows<DividendRow>> {
  const { store, locale } = site;
  const t = textOf(locale);
  const [{ found, rows, actions, filters }, revisions] = await Promise.all([
    findDividends(site, query),
    store.corporateActions.revisions(),
  ]);
  const { year, kind, status, sector, month, words, sort, descending, ignored } = filters;
  const isAll = query.size === 0;
  const since = isAll ? addDays(site.today(), -CALENDAR_BACK_DAYS) : '';
  return {
    title: t('dividends.title'),
    columns: dividendColumns(t),
    rows: found,
    feeds: ['dividends'],
    view: { year, kind, status, sector, month, q: words, sort, order: descending ? 'descending' : 'ascending' },
    ignored,
    item: (row) => actionItem(actions.get(row.id)!, revisions[row.id]?.changedAt, site),
    days: () =>
      calendarOf(
        site,
        (isAll ? rows : found).map(({ id }) => actions.get(id)!),
        { steps: ['payment'], since },
      ),
  };
}
