import { useSyncExternalStore } from 'react';

/** As in the styles: from here on the board leaves room for the side panel. */
const WIDE = '(min-width: 1121px)';

/** Whether the side panel has room. The server draws it; a phone takes it away before it follows anything. */
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
