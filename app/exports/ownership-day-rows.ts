import { marketInstant } from '#domain/date.ts';
import { statusChanges } from '#domain/foreign-ownership.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { textOf } from '#messages/text.tsx';
import { otherDay } from '#app/blocks/day-filter/day-filter.ts';
import { ownershipColumns, type OwnershipRow } from '#app/blocks/foreign-ownership/ownership-columns.ts';
import type { Site } from '#app/context.ts';
import { findOwnership, lastOwnershipDays } from '#app/data/ownership/foreign.ts';
import { pathOf } from '#app/page-path.ts';
import type { FeedItem, Rows, RowsRequest } from './table.ts';

/** Filters among all companies of a day do not apply to one company's days, nor the reverse. */
const OF_A_DAY = ['day', 'q', 'sector', 'status'];
const OF_A_COMPANY = ['range', 'from', 'to'];

/**
 * Foreign ownership of all companies on a day, or of one by day; the feed reports companies that reached or left their
 * limit.
 */
export async function ownershipDayRows(site: Site, { query }: RowsRequest): Promise<Rows<OwnershipRow>> {
  const t = textOf(site.locale);
  const { filters, rows, day, held } = await findOwnership(site, query);
  const { symbol, words, sector, status, sort, descending, range, from, to, ignored } = filters;
  const isOther = symbol === null && filters.day !== null && filters.day !== day;
  const unused = (symbol === null ? OF_A_COMPANY : OF_A_DAY).flatMap((parameter) => {
    const value = query.get(parameter);
    return value ? [{ parameter, value }] : [];
  });
  const view: Rows['view'] =
    symbol === null
      ? { day, q: words, sector, status, sort, order: descending ? 'descending' : 'ascending' }
      : { symbol, range, from, to };
  return {
    title: t('foreign.title'),
    columns: ownershipColumns(t, symbol === null ? 'market' : 'company'),
    rows,
    asOf: rows[0]?.day.date ?? null,
    items: () => statusItems(site, symbol),
    view,
    // Figures of another day do not answer the request.
    ignored: [...ignored, ...unused, ...(isOther ? [otherDay(filters.day!, day ?? held?.first)] : [])],
  };
}

async function statusItems(site: Site, symbol: string | null): Promise<FeedItem[]> {
  const { origin, locale } = site;
  const t = textOf(locale);
  const changes = statusChanges(await lastOwnershipDays(site));
  return changes
    .filter(({ day }) => symbol === null || day.symbol === symbol)
    .map(({ day, status, before }) => ({
      id: `foreign-ownership-${day.symbol}-${day.date}-${status}`,
      title: t('foreign.change', { symbol: day.symbol, status: t(`foreign.status.${status}`) }),
      url: `${origin}${hrefIn(locale, pathOf('the-exchange-foreign-ownership'))}?symbol=${day.symbol}`,
      publishedAt: marketInstant(day.date, '15:00'),
      summary: t('foreign.change.before', { status: t(`foreign.status.${before}`) }),
      category: t(`foreign.status.${status}`),
    }));
}
