import { marketDate } from './market-time.ts';
import { levelMoved } from './level-moved.ts';
import type { IndexPoint } from './quote.ts';
import { sessionOn } from './session.ts';
import type { PlainDate } from './time.ts';

/**
 * The level of an index that traded on the day; null when none of its constituents has traded yet. The level is then
 * the previous close, and a change of 0.00% would be misleading.
 */
export function tradedLevel(level: IndexPoint | null, day: PlainDate): IndexPoint | null {
  const opens = sessionOn(day).find(({ phase }) => phase === 'trading')?.from ?? 0;
  return level && level.at >= opens && levelMoved(level) ? level : null;
}

/** The same for the level's own day: its change is shown for that day when no day is requested. */
export function tradedOnItsDay(level: IndexPoint | null): IndexPoint | null {
  return level && tradedLevel(level, marketDate(level.at));
}
