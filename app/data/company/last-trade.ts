import { addDays, previousTradingDay } from '#domain/calendar.ts';
import { formatDate } from '#domain/date.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { PlainDate } from '#domain/time.ts';
import { isTradedBar } from '#domain/traded-bars.ts';
import { textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { generalIndex } from '#app/data/indices/general.ts';
import { isUnread } from '#app/data/status/stale-data.ts';

/** 52 weeks, including their last day. */
const WEEKS_52_DAYS = 363;

/** When a security traded last before a session. */
export interface LastTrade {
  /** Day of the close before the session; null when not known. */
  closedOn: PlainDate | null;
  /** True when the security did not trade in the 52 weeks up to the day before the session. */
  isIdle: boolean;
  /** Text shown while the security has not traded in the session. */
  untraded: string;
}

/** The last trade is unknown while days up to the one before the session are still being read. */
export async function loadLastTrade(site: Site, symbol: string, session: PlainDate): Promise<LastTrade> {
  const t = textOf(site.locale);
  const before = previousTradingDay(session);
  const lastOf = async (of: string) => (await site.store.bars.last([{ symbol: of, until: before }]))[0];
  const [own, market] = await Promise.all([lastOf(symbol), lastOf(generalIndex(site).code)]);
  const closedOn = own && isTradedBar(own) && own.date === before ? before : null;
  const unknown = { closedOn, isIdle: false, untraded: t('company.untraded') };
  if (!own || market?.date !== before || isUnread(site, 'bars')) return unknown;
  const yearAgo = addDays(before, -WEEKS_52_DAYS);
  const { first, traded } = isTradedBar(own) ? { first: own.date, traded: own.date } : await searchTrade(site, own);
  if (traded === undefined)
    return first < yearAgo ? { closedOn: null, isIdle: true, untraded: t('company.untraded.52.none') } : unknown;
  if (traded === before) return unknown;
  const isIdle = traded < yearAgo;
  const day = formatDate(traded, site.locale);
  return {
    closedOn: traded,
    isIdle,
    untraded: t(isIdle ? 'company.untraded.52' : 'company.untraded.since', { day }),
  };
}

/** The first stored day of a security whose last bar has no trade, and the last day on which it traded. */
async function searchTrade({ store }: Site, { symbol, date }: Pick<DailyBar, 'symbol' | 'date'>) {
  const first = (await store.bars.span(symbol))?.first ?? date;
  return { first, traded: (await store.bars.list(symbol, first, date)).findLast(isTradedBar)?.date };
}
