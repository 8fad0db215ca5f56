import type { Instant, PlainDate } from '#domain/time.ts';
import { isoMoment } from '#app/columns/file-formats.ts';
import type { Site } from '#app/context.ts';
import { siteAsOf } from '#app/data/as-of.ts';
import { instantOf } from './param.ts';
import { Refused } from './refused.ts';
import type { ApiRows, Wanted } from './resource.ts';

/** The site as known at the moment, or the end of the day, that `asOf` names; without it, the current one. */
export function siteThen(site: Site, asked: Wanted): Site {
  const asOf = requestedTime(asked);
  if (asOf === null) return site;
  if (typeof asOf === 'string') refuseFuture(site, 'asOf', asOf);
  else if (asOf > site.now()) refuseToCome('asOf', isoMoment(asOf), isoMoment(site.now()));
  return siteAsOf(site, asOf);
}

function requestedTime({ asOf }: Wanted): Instant | PlainDate | null {
  return asOf === undefined ? null : (instantOf(asOf) ?? asOf);
}

/** Refuses a day in the future: nothing is known of it. */
export function refuseFuture({ today }: Pick<Site, 'today'>, name: string, day: PlainDate | undefined): void {
  const last = today();
  if (day !== undefined && day > last) refuseToCome(name, day, last);
}

function refuseToCome(name: string, day: string, last: string): never {
  throw new Refused({ name: 'day-to-come', values: { name, day, last }, known: [last] });
}

/** The moment or day of an answer, when one was requested. */
export function requestedDay(asked: Wanted): Pick<ApiRows, 'asOf'> {
  const asOf = requestedTime(asked);
  return asOf === null ? {} : { asOf };
}

/**
 * `known`: everything known by then. When it is empty, the request is refused: an empty list would read as "there
 * were none".
 */
export function refuseUnknown(known: readonly unknown[], { asOf }: Wanted): void {
  if (asOf !== undefined && known.length === 0) throw new Refused({ name: 'not-known-then' });
}
