import { Implausible } from './failure.ts';

/** Lists with fewer stored records may shrink freely. */
const GUARDED_FROM = 10;

/**
 * Throws when a list has fewer than half of the stored records: a faulty service is likelier than such a change of the
 * exchange. `title` begins the message.
 */
export function requireNoShrink(title: string, count: number, held: number): void {
  if (held >= GUARDED_FROM && count < held / 2) {
    throw new Implausible(`${title}: ${count} records where ${held} are held, less than half. Nothing of it was used.`);
  }
}

/**
 * Like `requireNoShrink`, for a list that never loses its last record however few it has: an empty answer would delete
 * the stored records.
 */
export function requireNotEmptied(title: string, count: number, held: number): void {
  if (held > 0 && count === 0)
    throw new Implausible(`${title}: no record where ${held} are held. Nothing of it was used.`);
  requireNoShrink(title, count, held);
}
