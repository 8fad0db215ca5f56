import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { Pressure } from './admission.ts';

const SAMPLE_MS = 20;
/** Figures of a moment ago decide: asking for each request would cost more than it saves. */
const WINDOW_MS = 250;

export interface WatchedPressure extends Pressure {
  stop(): Promise<void>;
}

/** The process's own pressure, measured four times a second. */
export function watchPressure(): WatchedPressure {
  const delay = monitorEventLoopDelay({ resolution: SAMPLE_MS });
  const now = { delayMs: 0, heapShare: 0 };
  delay.enable();
  const timer = setInterval(() => {
    now.delayMs = Number.isFinite(delay.mean) ? Math.max(0, delay.mean / 1e6 - SAMPLE_MS) : 0;
    delay.reset();
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    now.heapShare = used / limit;
  }, WINDOW_MS).unref();
  return {
    delayMs: () => now.delayMs,
    heapShare: () => now.heapShare,
    async stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
}
