import type { IndexPoint } from './quote.ts';
import { sessionOn } from './session.ts';
import type { PlainDate } from './time.ts';

/**
 * The level of an index that was traded on the day; null where none of its constituents was yet. Its level is then the
 * previous close, of which a change of 0.00% says too much. Where its volume is not given, a change is the sign of trading.
 */
export function tradedLevel(level: IndexPoint | null, day: PlainDate): IndexPoint | null {
  const opens = sessionOn(day).find(({ phase }) => phase === 'trading')?.from ?? 0;
  return level && level.at >= opens && (level.volume > 0 || level.change !== 0) ? level : null;
}
