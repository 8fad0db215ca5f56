import { marketDate } from './market-time.ts';
import { levelMoved } from './quote.ts';
import type { IndexPoint } from './quote.ts';
import { sessionOn } from './session.ts';
import type { PlainDate } from './time.ts';

/**
 * The level of an index that was traded on the day; null where none of its constituents was yet. Its level is then the
 * previous close, of which a change of 0.00% says too much.
 */
export function tradedLevel(level: IndexPoint | null, day: PlainDate): IndexPoint | null {
  const opens = sessionOn(day).find(({ phase }) => phase === 'trading')?.from ?? 0;
  return level && level.at >= opens && levelMoved(level) ? level : null;
}

/** The same of the day of which the level is: what its change is shown of where no day is asked for. */
export function tradedOnItsDay(level: IndexPoint | null): IndexPoint | null {
  return level && tradedLevel(level, marketDate(level.at));
}
