import type { PlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import { siteAsOf } from '#app/data/as-of.ts';
import { Refused } from './refused.ts';
import type { ApiRows, Wanted } from './resource.ts';

/** The site as it was known at the end of the day that `asOf` names, or is now. */
export function siteThen(site: Site, { asOf }: Wanted): Site {
  refuseFuture(site, 'asOf', asOf);
  return asOf === undefined ? site : siteAsOf(site, asOf);
}

/** A day that has not come is known of nothing. */
export function refuseFuture({ today }: Pick<Site, 'today'>, name: string, day: PlainDate | undefined): void {
  const last = today();
  if (day !== undefined && day > last)
    throw new Refused({ name: 'day-to-come', values: { name, day, last }, known: [last] });
}

/** Of what day an answer is, where one was asked for. */
export function requestedDay({ asOf }: Wanted): Pick<ApiRows, 'asOf'> {
  return asOf === undefined ? {} : { asOf };
}

/** `known`: all that was known by that day. Where that is nothing, no list of it is told: it would read as "there were none". */
export function refuseUnknown(known: readonly unknown[], { asOf }: Wanted): void {
  if (asOf !== undefined && known.length === 0) throw new Refused({ name: 'not-known-then' });
}
