import type { PlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import { siteAsOf } from '#app/data/as-of.ts';
import { Refused } from './refused.ts';
import type { ApiRows, Wanted } from './resource.ts';

/** The site as known at the end of the day that `asOf` names, or the current one. */
export function siteThen(site: Site, { asOf }: Wanted): Site {
  refuseFuture(site, 'asOf', asOf);
  return asOf === undefined ? site : siteAsOf(site, asOf);
}

/** Refuses a day in the future: nothing is known of it. */
export function refuseFuture({ today }: Pick<Site, 'today'>, name: string, day: PlainDate | undefined): void {
  const last = today();
  if (day !== undefined && day > last)
    throw new Refused({ name: 'day-to-come', values: { name, day, last }, known: [last] });
}

/** The day of an answer, when one was requested. */
export function requestedDay({ asOf }: Wanted): Pick<ApiRows, 'asOf'> {
  return asOf === undefined ? {} : { asOf };
}

/**
 * `known`: everything known by that day. When it is empty, the request is refused: an empty list would read as "there
 * were none".
 */
export function refuseUnknown(known: readonly unknown[], { asOf }: Wanted): void {
  if (asOf !== undefined && known.length === 0) throw new Refused({ name: 'not-known-then' });
}
