import { useEffect } from 'react';
import { useLiveStatus } from '#app/live/hooks.ts';
import { pageLive, setPaused } from '#app/live/live.ts';

/** Whether the figures stand still at the reader's wish. They move again when the board is left. */
export function usePaused(): boolean {
  useEffect(() => () => setPaused(false), []);
  return useLiveStatus().paused;
}

export function togglePaused(): void {
  setPaused(!pageLive().status().paused);
}
