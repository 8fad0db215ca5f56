import { dayNumber, type Instant, type PlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import type { ProblemName } from './problem.ts';

const SHOWN_MAX = 40;

/** What is wrong with an address. */
export interface Refusal {
  name: ProblemName;
  values?: Record<string, string | number>;
  known?: readonly string[];
}

/** Thrown by a resource that cannot answer a request: the answer is the problem. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.name);
    this.refusal = refusal;
  }
}

/** The typed value, cut to the length that a problem repeats. */
export function shownValue(typed: string): string {
  return typed.slice(0, SHOWN_MAX);
}

/** Refuses two parameters of which only one can be used. */
export function refuseTogether(...names: [string, string]): never {
  throw new Refused({ name: 'not-together', values: { name: names[0], other: names[1] }, known: names });
}

/** Refuses a number or a day outside its bounds. */
export function refuseOutside(name: string, least: string, most: string): never {
  throw new Refused({ name: 'out-of-range', values: { name, least, most } });
}

/** Refuses a longer span: it must be requested in parts, or as whole years. */
export function refuseLong({ from, to }: Record<'from' | 'to', PlainDate>, most: number, { origin }: Site): void {
  if (dayNumber(to) - dayNumber(from) > most)
    throw new Refused({ name: 'range-too-long', values: { most: String(most), bulk: `${origin}/api/v1/bulk` } });
}

/**
 * Returns the rows, unless they are of a later day than the requested one: pages show the first day with data, and say
 * so.
 */
export function knownBy<Found extends { asOf?: Instant | PlainDate | null }>(
  found: Found,
  day: PlainDate | undefined,
): Found {
  if (day !== undefined && typeof found.asOf === 'string' && found.asOf > day)
    throw new Refused({ name: 'not-known-then' });
  return found;
}
