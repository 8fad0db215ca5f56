import { addDays } from '#domain/calendar.ts';
import { historyFrom } from '#domain/bulletin-years.ts';
import { tradingDaysOf, type BulletinPeriod } from '#domain/bulletin-period.ts';
import { heldSince, type Reach } from '#domain/held-bars.ts';
import { BREADTH_KINDS } from '#domain/security.ts';
import type { PlainDate } from '#domain/time.ts';
import type { JobContext } from '../job.ts';
import { BARS_READ, UP_TO } from './bars.ts';
import { DEBT_KINDS } from './bulletin-records.ts';
import { FIRST_PRICE_DAY, PRICE_DAYS, type Span } from './daily-prices.ts';

/** Most days from any day to the next trading day. */
const HOLIDAYS_MOST = 10;

/** Days for which the bars of the whole market are stored. */
export interface HeldBars {
  /** The last finished day; null before the first reading. */
  upTo: PlainDate | null;
  /** True when everything that a period's bulletin needs is stored. */
  holds(period: BulletinPeriod): boolean;
}

/** Progress of the job of daily bars over every security and index. */
export async function barsHeldFor(context: JobContext): Promise<HeldBars> {
  const { store } = context;
  const [read, days] = await Promise.all([
    store.documents.find<PlainDate>(BARS_READ, UP_TO),
    store.documents.find<Span>(PRICE_DAYS, 'span'),
  ]);
  const upTo = read?.value ?? days?.value.last ?? null;
  const from = read ? await heldFrom(context) : days ? pricesFrom(days.value) : null;
  return {
    upTo,
    holds(period) {
      const last = tradingDaysOf(period).at(-1);
      if (upTo === null || from === null || last === undefined || last > upTo) return false;
      return from <= historyFrom(period);
    },
  };
}

/** Daily prices do not exist before a certain day: '' when they reach back to it. */
function pricesFrom({ first }: Span): PlainDate {
  return first <= addDays(FIRST_PRICE_DAY, HOLIDAYS_MOST) ? '' : first;
}

/** The day from which nothing is missing; '' when the whole history is stored, null when that is not known. */
async function heldFrom({ store, exchange }: JobContext): Promise<PlainDate | null> {
  const [securities, reached] = await Promise.all([
    store.securities.list({ exchange: 'home' }),
    store.documents.list<Reach>('bars-reach'),
  ]);
  const kinds = [...BREADTH_KINDS, ...DEBT_KINDS];
  const counted = securities.filter(({ kind }) => kinds.includes(kind)).map(({ symbol }) => symbol);
  const ids = [...exchange.indices.map(({ code }) => code), ...counted];
  return heldSince(ids, new Map(reached.map(({ key, value }) => [key, value])));
}
