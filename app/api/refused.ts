import type { Instant, PlainDate } from '#domain/time.ts';
import type { ProblemName } from './problem.ts';

/** What of an address is not understood. */
export interface Refusal {
  name: ProblemName;
  values?: Record<string, string>;
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

/** The rows, unless they are of a later day than the asked one: pages show the first day that is known, and say so. */
export function knownBy<Found extends { asOf?: Instant | PlainDate | null }>(
  found: Found,
  day: PlainDate | undefined,
): Found {
  if (day !== undefined && typeof found.asOf === 'string' && found.asOf > day)
    throw new Refused({ name: 'not-known-then' });
  return found;
}
