import type { Direction } from '#app/ui/change.tsx';

/** Which way a change points; what never changed, or has no figure, is flat. */
export function directionOf(change: number | null): Direction {
  if (!change) return 'flat';
  return change > 0 ? 'up' : 'down';
}
