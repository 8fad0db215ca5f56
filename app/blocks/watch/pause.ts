import { useEffect } from 'react';
import { useLiveStatus } from '#app/live/hooks.ts';
import { pageLive, setPaused } from '#app/live/live.ts';

/** True while the reader has paused the figures. They resume when the market watch is left. */
export function usePaused(): boolean {
  useEffect(() => () => setPaused(false), []);
  return useLiveStatus().paused;
}

export function togglePaused(): void {
  setPaused(!pageLive().status().paused);
}
