import { addDays, previousTradingDay } from '#domain/calendar.ts';
import { formatDate } from '#domain/date.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { generalIndex } from '#app/data/indices/general.ts';
import { isUnread } from '#app/data/status/stale-data.ts';

/** 52 weeks with their last day. */
const WEEKS_52_DAYS = 363;

/** When a security traded last before a session. */
export interface LastTrade {
  /** Day of the close before the session. */
  closedOn: PlainDate;
  /** It did not trade in the 52 weeks up to the day before the session. */
  isIdle: boolean;
  /** What a page says while it has not traded in the session. */
  untraded: string;
}

/** While days up to the one before the session are still being read, nothing is known of the last trade. */
export async function loadLastTrade(site: Site, symbol: string, session: PlainDate): Promise<LastTrade> {
  const t = textOf(site.locale);
  const before = previousTradingDay(session);
  const lastOf = async (of: string) => (await site.store.bars.last([{ symbol: of, until: before }]))[0];
  const [own, market] = await Promise.all([lastOf(symbol), lastOf(generalIndex(site).code)]);
  if (!own || own.date === before || market?.date !== before || isUnread(site, 'bars'))
    return { closedOn: before, isIdle: false, untraded: t('company.untraded') };
  const isIdle = own.date < addDays(before, -WEEKS_52_DAYS);
  const day = formatDate(own.date, site.locale);
  return {
    closedOn: own.date,
    isIdle,
    untraded: t(isIdle ? 'company.untraded.52' : 'company.untraded.since', { day }),
  };
}
