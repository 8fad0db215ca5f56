import { marketDate } from '#domain/date.ts';
import { areDealsKnown, DEALS_READ, type DealsRead } from '#domain/deals-read.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { dayFilter, type DayFilter, type DaySpan } from '#app/blocks/day-filter/day-filter.ts';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { shownDeals, type ShownDeal } from '#app/blocks/deals/deal-sums.ts';
import { followLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Site } from '#app/context.ts';
import { staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { lastClose, sessionDay } from '#domain/session.ts';
import { dealtSecurities } from '#app/data/securities/dealt.ts';

export interface DealsData {
  stale: StaleData | null;
  trail: Crumb[];
  filter: DayFilter;
  span: DaySpan;
  /** The day whose deals are shown. */
  day: PlainDate;
  isToday: boolean;
  /** True when the day is over and all its deals are known. */
  isKnown: boolean;
  /** Newest first. */
  deals: ShownDeal[];
  files: ExportLabels;
  now: Instant;
  simulated: boolean;
}

/** The direct deals of the last trading day, or of the requested day. */
export async function loadDeals(site: Site, query: URLSearchParams): Promise<DealsData> {
  const { store, live, locale } = site;
  const now = site.now();
  const last = sessionDay(now);
  const [held, securities] = await Promise.all([store.directDeals.first(), dealtSecurities(site)]);
  const span = { first: held !== undefined && held < last ? held : last, last };
  const filter = dayFilter(query.get('day'), span);
  const day = filter.day ?? last;
  // A day can be replayed more than once: stored deals of its later hours have not happened yet.
  const [stored, isKnown] = await Promise.all([store.directDeals.list(day), isDayKnown(site, day)]);
  const deals = stored.filter(({ at }) => at <= now);
  return {
    stale: staleData(site, 'direct-deals', 'reference'),
    trail: crumbsOf('the-exchange-direct-deals', locale),
    filter,
    span,
    day,
    isToday: day === marketDate(now),
    isKnown,
    deals: shownDeals(deals, securities),
    files: followLabels(site, 'the-exchange-direct-deals'),
    now,
    simulated: live.clock().simulated,
  };
}

/** True when a day is over and all its direct deals are known. */
export async function isDayKnown({ store, now }: Pick<Site, 'store' | 'now'>, day: PlainDate): Promise<boolean> {
  const [deals, read] = await Promise.all([
    store.directDeals.list(day),
    store.documents.find<DealsRead>(DEALS_READ, day),
  ]);
  return day <= marketDate(lastClose(now())) && areDealsKnown(read?.value, deals);
}
