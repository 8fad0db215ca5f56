import { dayNumber, type Instant, type PlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import type { ProblemName } from './problem.ts';

const SHOWN_MAX = 40;

/** What of an address is not understood. */
export interface Refusal {
  name: ProblemName;
  values?: Record<string, string | number>;
  known?: readonly string[];
}

/** Thrown by a resource that cannot answer what is asked of it: the answer is the problem. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.name);
    this.refusal = refusal;
  }
}

/** What was typed, as far as a problem repeats it. */
export function shownValue(typed: string): string {
  return typed.slice(0, SHOWN_MAX);
}

/** Two parameters of which an answer follows one. */
export function refuseTogether(...names: [string, string]): never {
  throw new Refused({ name: 'not-together', values: { name: names[0], other: names[1] }, known: names });
}

/** A value of numbers or days that has a least and a most. */
export function refuseOutside(name: string, least: string, most: string): never {
  throw new Refused({ name: 'out-of-range', values: { name, least, most } });
}

/** Longer spans are asked for in parts, or taken as whole years. */
export function refuseLong({ from, to }: Record<'from' | 'to', PlainDate>, most: number, { origin }: Site): void {
  if (dayNumber(to) - dayNumber(from) > most)
    throw new Refused({ name: 'range-too-long', values: { most: String(most), bulk: `${origin}/api/v1/bulk` } });
}

/** The rows, unless they are of a later day than the asked one: pages show the first day that is known, and say so. */
export function knownBy<Found extends { asOf?: Instant | PlainDate | null }>(
  found: Found,
  day: PlainDate | undefined,
): Found {
  if (day !== undefined && typeof found.asOf === 'string' && found.asOf > day)
    throw new Refused({ name: 'not-known-then' });
  return found;
}
