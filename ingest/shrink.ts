import { Implausible } from './failure.ts';

/** Below this many held records a list may do what it likes. */
const GUARDED_FROM = 10;

/**
 * Throws when a list lost more than half of what is held of it: a service that forgets is likelier than
 * an exchange that does. `title` begins the sentence.
 */
export function requireNoShrink(title: string, count: number, held: number): void {
  if (held >= GUARDED_FROM && count < held / 2) {
    throw new Implausible(`${title}: ${count} records where ${held} are held, less than half. Nothing of it was used.`);
  }
}

/** As `requireNoShrink`, of a list that does not lose its last record however few it has: an empty one would wipe what is held. */
export function requireNotEmptied(title: string, count: number, held: number): void {
  if (held > 0 && count === 0)
    throw new Implausible(`${title}: no record where ${held} are held. Nothing of it was used.`);
  requireNoShrink(title, count, held);
}
