import { useEffect, useState } from 'react';
import type { useNavigation } from 'react-router';
import { onRequestError } from '../../live/http-client.ts';

type Navigation = ReturnType<typeof useNavigation>;

/** Nothing shorter is worth a sign (specification, sections 4 and 9). */
export const DISPLAY_DELAY_MS = 200;

export type LoadingStage = 'idle' | 'waiting' | 'running' | 'paused';

/** What the bar does for a navigation: `late` once the delay is over, `redirected` while its target is being changed. */
export function loadingStage(state: Navigation['state'], late: boolean, redirected: boolean): LoadingStage {
  if (state === 'idle') return 'idle';
  if (!late) return 'waiting';
  return redirected ? 'paused' : 'running';
}

interface Redirected {
  _isRedirect?: boolean;
}

/** The stage as the navigation goes on. A new target starts the delay anew; a failed request ends it (specification, section 7). */
export function useLoadingStage({ state, location }: Navigation): LoadingStage {
  const [late, setLate] = useState(false);
  const [failed, setFailed] = useState(false);
  const target = location?.key;
  const idle = state === 'idle';
  useEffect(() => {
    if (idle) return setLate(false);
    const timer = setTimeout(() => setLate(true), DISPLAY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [idle, target]);
  useEffect(() => onRequestError(() => setFailed(true)), []);
  useEffect(() => setFailed(false), [target]);
  const redirected = Boolean((location?.state as Redirected | null)?._isRedirect);
  return failed ? 'idle' : loadingStage(state, late, redirected);
}
