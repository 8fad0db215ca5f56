import type { Direction } from '#app/ui/change.tsx';

/** Which way a change points; what never changed, or has no figure, is flat. */
export function directionOf(change: number | null): Direction {
  if (!change) return 'flat';
  return change > 0 ? 'up' : 'down';
}

/** Thousandths of a per cent that two decimals still show. */
const SHOWN_FROM = 5;

/** Which way a change in per cent points, where nothing but the percentage is shown: 0.00% is flat. */
export function percentDirection(changePercent: number | null): Direction {
  return directionOf(changePercent !== null && Math.abs(changePercent) < SHOWN_FROM ? 0 : changePercent);
}
