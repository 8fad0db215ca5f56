import type { SessionPart } from '#domain/session.ts';
import type { PlainDate } from '#domain/time.ts';

/** The four parts of a session by name. */
export interface DayParts {
  opening: SessionPart;
  trading: SessionPart;
  closing: SessionPart;
  last: SessionPart;
}

const EARLY_MS = 60_000;
const LATE_MS = 300_000;

/** The same session with continuous trading to its end: orders of the calls come in its first and last minutes. */
export function continuousParts({ opening, trading, closing, last }: DayParts): DayParts {
  const { from } = trading;
  const { to } = last;
  return {
    opening: { ...opening, from, to: from + EARLY_MS },
    trading: { ...trading, to },
    closing: { ...closing, from: to - LATE_MS, to },
    last: { ...last, from: to },
  };
}

/** Returns the parts of the day's session. Throws when one is missing. */
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
