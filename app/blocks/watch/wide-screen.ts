import { useSyncExternalStore } from 'react';

/** As in the styles: from this width on there is room for the side panel. */
const WIDE = '(min-width: 1121px)';

/**
 * True when the side panel has room. The server renders the panel; a phone removes it before it subscribes to anything.
 */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
