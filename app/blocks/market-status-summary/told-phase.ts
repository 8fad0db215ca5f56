import type { Phase } from '#domain/session.ts';
import { usePhase, useStale } from '#app/live/hooks.ts';
import { useRootData } from '#app/root-data.ts';
import { statusNowAt } from './status-now.ts';

/**
 * The phase that the exchange reports. Undefined while the page does not hear it: its time runs on and its last phase
 * does not, so that the calendar decides, unless the exchange contradicted it when the page was made.
 */
export function useToldPhase(): Phase | undefined {
  const root = useRootData();
  const heard = usePhase();
  const isStale = useStale();
  if (heard !== undefined && !isStale) return heard;
  return root && statusNowAt(root.now, root.clock.phase).sentence === 'closedNow' ? root.clock.phase : undefined;
}
