import { useCallback, useSyncExternalStore } from 'react';
import type { Instant } from '#domain/time.ts';
import { useFrozen } from '#app/live/frozen.ts';
import { useTopics } from '#app/live/hooks.ts';
import { pageLive } from '#app/live/live.ts';

/** When the newest level of these indices was told; null before one is. */
export function useNewestLevel(codes: readonly string[]): Instant | null {
  useTopics(['index']);
  const frozen = useFrozen();
  const key = codes.join();
  const listen = useCallback(
    (listener: () => void) => {
      const leaving = key.split(',').map((code) => pageLive().listen(`indices ${code}`, listener));
      return () => leaving.forEach((leave) => leave());
    },
    [key],
  );
  const newest = () => {
    const times = codes.flatMap((code) => pageLive().figures.index(code)?.at ?? []);
    return times.length > 0 ? Math.max(...times) : null;
  };
  return useSyncExternalStore(listen, frozen ? nothing : newest, nothing);
}

const nothing = () => null;
