import { dubaiDate } from '#domain/date.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { askedDay, type AskedDay, type DaySpan } from '#app/blocks/asked-day/asked-day.ts';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { shownDeals, type ShownDeal } from '#app/blocks/deals/deal-sums.ts';
import { fileWords, type FileWords } from '#app/blocks/row-files/file-words.ts';
import type { Site } from '#app/context.ts';
import { lateData, type LateData } from '#app/late-data.ts';
import { shownDay } from '#app/pages/index-day-data.ts';
import { securityNames } from '#app/pages/the-exchange/market-information/security-names.ts';

export interface DealsData {
  late: LateData | null;
  trail: Crumb[];
  asked: AskedDay;
  span: DaySpan;
  /** The day whose deals are shown. */
  day: PlainDate;
  isToday: boolean;
  /** Newest first. */
  deals: ShownDeal[];
  files: FileWords;
  now: Instant;
  simulated: boolean;
}

/** The direct deals of the last trading day, or of the one that the address asks for. */
export async function loadDeals(site: Site, query: URLSearchParams): Promise<DealsData> {
  const { store, live, locale } = site;
  const now = site.now();
  const last = shownDay(now);
  const [held, names] = await Promise.all([store.directDeals.first(), securityNames(site)]);
  const span = { first: held !== undefined && held < last ? held : last, last };
  const asked = askedDay(query.get('day'), span);
  const day = asked.day ?? last;
  // A replayed day may have been lived through before: what is kept of its later hours has not happened yet.
  const deals = (await store.directDeals.list(day)).filter(({ at }) => at <= now);
  return {
    late: lateData(site, 'direct-deals', 'reference'),
    trail: crumbsOf('the-exchange-direct-deals', locale),
    asked,
    span,
    day,
    isToday: day === dubaiDate(now),
    deals: shownDeals(deals, names),
    files: fileWords(locale),
    now,
    simulated: live.clock().simulated,
  };
}
