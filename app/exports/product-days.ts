import { hasLunarHolidays } from '#domain/calendar.ts';
import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { nextReviews } from '#domain/index-review.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { contractColumns, type ContractRow } from '#app/blocks/future-days/contract-columns.ts';
import { column } from '#app/columns/column.ts';
import { expiriesOf, type Expiry } from '#app/data/article-parts/expiries.ts';
import { findContracts } from '#app/data/future-days/contract-table.ts';
import { generalIndex } from '#app/data/indices/general.ts';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { ruleRevision } from './calendar-rows.ts';
import { NO_FILTERS, type CalendarDay, type Rows, type RowsRequest } from './table.ts';

/** Number of reviews in the next year. */
const REVIEWS_AHEAD = 4;

/** The open contracts in the requested order; the calendar has their last trading days. */
export async function contractRows(site: Site, { query }: RowsRequest): Promise<Rows<ContractRow>> {
  const t = textOf(site.locale);
  const { filters, rows } = await findContracts(site, site.exchange.derivatives.contracts, query);
  const { root, sort, descending, ignored } = filters;
  return {
    title: t('parts.contracts.title'),
    columns: contractColumns(t),
    rows,
    days: async () => (await expiryRows('investing-derivatives', 'all')(site)).days!(),
    view: { root, sort, order: descending ? 'descending' : 'ascending' },
    ignored,
  };
}

/** Last trading days of the contracts that a page of derivatives lists. */
export function expiryRows(page: RouteName, root: 'all' | 'shares' | 'oil') {
  return async (site: Site): Promise<Rows<Expiry>> => {
    const t = textOf(site.locale);
    const rows = await expiriesOf({ site, settings: { root } });
    return {
      ...NO_FILTERS,
      title: t('parts.expiries.title'),
      columns: [column('day', 'day', t('parts.contracts.ends'), ({ day }: Expiry) => day)],
      rows,
      days: async () => rows.map((expiry) => expiryDay(expiry, site, page)),
    };
  };
}

/** A contract that is not open yet may yet be announced with another day. */
function expiryDay({ symbol, day, opensOn }: Expiry, { origin, locale }: Site, page: RouteName): CalendarDay {
  const t = textOf(locale);
  return {
    id: `expiry-${symbol}`,
    title: t('parts.expiries.event', { symbol }),
    from: day,
    to: null,
    marker: opensOn === null ? 'confirmed' : 'proposed',
    revision: { ...ruleRevision(day), count: opensOn === null ? 1 : 0 },
    url: origin + hrefIn(locale, pathOf(page)),
    ...(opensOn !== null && { notes: t('parts.expiries.from', { day: formatDate(opensOn, locale) }) }),
  };
}

/** The next reviews of the general index; tentative in a year whose holidays are not all known. */
export function reviewRows(site: Site): Rows<string> {
  const t = textOf(site.locale);
  const rows = nextReviews(site.today(), REVIEWS_AHEAD);
  const { code, name } = generalIndex(site);
  return {
    ...NO_FILTERS,
    title: t('parts.review.title'),
    columns: [column('day', 'day', t('parts.review.title'), (day: string) => day)],
    rows,
    days: async () =>
      rows.map((day) => ({
        id: `review-${code}-${day.slice(0, 7)}`,
        title: t('parts.review.event', { index: pick(name, site.locale) }),
        from: day,
        to: null,
        marker: hasLunarHolidays(day) ? 'confirmed' : 'proposed',
        revision: { ...ruleRevision(day), count: hasLunarHolidays(day) ? 1 : 0 },
        url: site.origin + hrefIn(site.locale, pathOf('investing-indices')),
      })),
  };
}
