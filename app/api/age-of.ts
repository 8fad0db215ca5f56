import { figuresAt } from '#domain/freshness.ts';
import { closesAround } from '#domain/session.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import { oldestReadDay } from '#app/data/status/read-day.ts';
import { HISTORY_S, NotYet } from './not-yet.ts';
import type { ApiRequest } from './read-request.ts';
import { Refused } from './refused.ts';
import type { ApiRows, Resource } from './resource.ts';

interface Time {
  /** The time of the figures, or their day; null when nothing was ever read. */
  at: Instant | PlainDate | null;
  /** True when they are older than they should be (section 7.2 of the specification). */
  isLate: boolean;
}

/** Parameters that name the last day of an answer. */
const LAST_DAYS = ['asOf', 'to', 'day'] as const;

/**
 * The time of an answer's rows. Lists have the day on which their data was last read, so that an answer stays the same,
 * and keeps its entity tag, as long as its data does.
 */
export function timeOf(
  { asOf, isFrozen }: Pick<ApiRows, 'asOf' | 'isFrozen'>,
  { resource, asked }: Pick<ApiRequest, 'resource' | 'asked'>,
  site: Site,
): Time {
  const { feeds, lifetime } = resource;
  if (feeds === undefined && (lifetime === 'now' || lifetime === 'moment')) return liveTime(asOf, site);
  const at = asOf ?? (feeds === undefined ? site.today() : oldestReadDay(site, feeds));
  const isPast = LAST_DAYS.some((name) => asked[name] !== undefined && asked[name] < site.today());
  return { at, isLate: !isPast && isFrozen !== true && site.feedStatus.stale(...(feeds ?? [])).length > 0 };
}

/** Refuses an answer without rows that would say that there are none, while it is unknown whether there are any. */
export function refuseUntold({ feeds = [] }: Pick<Resource, 'feeds'>, { feedStatus }: Pick<Site, 'feedStatus'>): void {
  const [main] = feeds;
  if (main !== undefined && !feedStatus.isOffered(main)) throw new Refused({ name: 'not-offered' });
  if (feedStatus.unread(...feeds)) throw new NotYet(HISTORY_S, 'data-not-yet');
}

/** The time of the market's figures: the present while they are heard. */
function liveTime(asOf: ApiRows['asOf'], { live, now: marketNow }: Site): Time {
  const now = marketNow();
  const heard = figuresAt({ ageMs: live.ageMs(), clock: live.clock(), now, closes: closesAround(now, 0) });
  return { at: asOf ?? heard, isLate: asOf === undefined && heard !== now };
}
