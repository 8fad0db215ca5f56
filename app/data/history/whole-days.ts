import { addDays } from '#domain/calendar.ts';
import { FIRST_READ_DAYS, heldSince, type Reach } from '#domain/held-bars.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import { breadthSecurities } from '#app/data/market/breadth-securities.ts';
import { isUnread } from '#app/data/status/stale-data.ts';

/**
 * Days for which the prices of all shares and funds have been read. `first` is '' when no day before them is missing.
 */
export interface WholeDays {
  first: PlainDate;
  last: PlainDate;
}

const ALL: WholeDays = { first: '', last: '9999-12-31' };

/** Null before all have been read once. Data that the exchange does not give is not waited for. */
export async function wholeDays(site: Site): Promise<WholeDays | null> {
  const { store } = site;
  const unread = isUnread(site, 'bars');
  if (unread === 'not-offered') return ALL;
  const [upTo, byDay] = await Promise.all([
    store.documents.find<PlainDate>('bars-read', 'up-to'),
    store.documents.find<WholeDays>('price-days', 'span'),
  ]);
  if (upTo) return { first: unread ? await firstOfAll(site, upTo.value) : '', last: upTo.value };
  if (!byDay) return null;
  return unread ? byDay.value : { ...byDay.value, first: '' };
}

/** The first day from which on no prices are missing. */
async function firstOfAll(site: Site, upTo: PlainDate): Promise<PlainDate> {
  const [securities, reaches] = await Promise.all([
    breadthSecurities(site),
    site.store.documents.list<Reach>('bars-reach'),
  ]);
  const symbols = securities.map(({ symbol }) => symbol);
  const since = heldSince(symbols, new Map(reaches.map(({ key, value }) => [key, value])));
  return since ?? addDays(upTo, -FIRST_READ_DAYS);
}
