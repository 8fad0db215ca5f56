import type { SessionPart } from '#domain/session.ts';
import type { PlainDate } from '#domain/time.ts';

/** The four parts of a session by name. */
export interface DayParts {
  opening: SessionPart;
  trading: SessionPart;
  closing: SessionPart;
  last: SessionPart;
}

/** Throws when the day's session lacks a part. */
export function partsOf(parts: readonly SessionPart[], date: PlainDate): DayParts {
  const part = (phase: SessionPart['phase']) => {
    const found = parts.find((one) => one.phase === phase);
    if (!found) throw new Error(`The session of ${date} has no ${phase}.`);
    return found;
  };
  return {
    opening: part('pre-opening'),
    trading: part('trading'),
    closing: part('pre-closing'),
    last: part('trading-at-last'),
  };
}
