import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics, type HeapInfo } from 'node:v8';
import type { Pressure } from './admission.ts';

const SAMPLE_MS = 20;
/** Recent figures suffice: measuring at each request would cost more than it saves. */
const WINDOW_MS = 250;
const MIB = 1024 * 1024;

/** V8's memory figures, in bytes. */
export type HeapMeasures = Pick<HeapInfo, 'used_heap_size' | 'heap_size_limit' | 'external_memory'>;

export interface WatchedPressure extends Pressure {
  stop(): Promise<void>;
}

/**
 * The process's own load, measured four times a second. `cacheMib` is the limit of finished pages beside the heap.
 * Buffered answers also lie outside the heap, in array buffers. The resident set is not used: the allocator keeps freed
 * memory, so one flood would have pages refused for good.
 */
export function watchPressure(cacheMib: number): WatchedPressure {
  const delay = monitorEventLoopDelay({ resolution: SAMPLE_MS });
  const now = { delayMs: 0, memoryShare: 0 };
  delay.enable();
  const timer = setInterval(() => {
    now.delayMs = Number.isFinite(delay.mean) ? Math.max(0, delay.mean / 1e6 - SAMPLE_MS) : 0;
    delay.reset();
    now.memoryShare = memoryShare(cacheMib * MIB);
  }, WINDOW_MS).unref();
  return {
    delayMs: () => now.delayMs,
    memoryShare: () => now.memoryShare,
    async stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
}

/**
 * Heap and buffers as a share of their limit: V8's limit plus the cache, within the container's or the machine's
 * memory.
 */
export function memoryShare(cacheBytes: number, measured: HeapMeasures = getHeapStatistics()): number {
  const { used_heap_size: heap, heap_size_limit: limit, external_memory: external } = measured;
  return (heap + external) / Math.min(limit + cacheBytes, process.constrainedMemory() || Infinity);
}
