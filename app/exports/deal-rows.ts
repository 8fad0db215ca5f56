import { previousTradingDay } from '#domain/calendar.ts';
import { marketDate } from '#domain/date.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { integer } from '#domain/number.ts';
import { sessionDay } from '#domain/session.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { dealColumns, dealPrice } from '#app/blocks/deals/deal-columns.ts';
import { ignoredDay } from '#app/blocks/day-filter/day-filter.ts';
import { shownDeals, type ShownDeal } from '#app/blocks/deals/deal-sums.ts';
import type { Site } from '#app/context.ts';
import { loadDeals } from '#app/data/market/direct-deals.ts';
import { dealtSecurities } from '#app/data/securities/dealt.ts';
import { pathOf } from '#app/page-path.ts';
import type { FeedItem, RowsRequest, Rows } from './table.ts';

const FOLLOWED_DAYS = 5;

/** The direct deals of a day, one by one, as on their page. */
export async function dealRows(site: Site, { query }: RowsRequest): Promise<Rows<ShownDeal>> {
  const t = textOf(site.locale);
  const { deals, day, filter, span } = await loadDeals(site, query);
  return {
    title: t('deals.title'),
    columns: dealColumns(t, deals, site.locale),
    rows: deals,
    asOf: day === span.last ? null : day,
    view: { day },
    ignored: ignoredDay(filter),
    items: () => dealItems(site, filter.day),
  };
}

/** Deals of the requested day, otherwise of the last days: a day may have none. */
async function dealItems(site: Site, asked: PlainDate | null): Promise<FeedItem[]> {
  const now = site.now();
  const days = [asked ?? sessionDay(now)];
  while (asked === null && days.length < FOLLOWED_DAYS) days.push(previousTradingDay(days.at(-1)!));
  const [securities, ...held] = await Promise.all([
    dealtSecurities(site),
    ...days.map((day) => site.store.directDeals.list(day)),
  ]);
  const known = held.flat().filter(({ at }) => at <= now);
  return shownDeals(known, securities).map((deal) => dealItem(deal, site));
}

function dealItem(deal: ShownDeal, site: Site): FeedItem {
  const { id, symbol, name, at, quantity } = deal;
  const { origin, locale } = site;
  const day = marketDate(at);
  return {
    id: `deal-${id}`,
    title: textOf(locale)('deals.item', { symbol, quantity: integer(quantity), price: dealPrice(deal, deal.price) }),
    url: `${origin}${hrefIn(locale, pathOf('the-exchange-direct-deals'))}?day=${day}`,
    publishedAt: at,
    ...(name && { summary: name }),
  };
}
