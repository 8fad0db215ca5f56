import type { Direction } from '#app/ui/change.tsx';

/** The direction of a change; an unchanged or missing figure is flat. */
export function directionOf(change: number | null): Direction {
  if (!change) return 'flat';
  return change > 0 ? 'up' : 'down';
}
