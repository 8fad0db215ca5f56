import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

export interface Measure {
  name: 'CLS' | 'FID' | 'LCP' | 'TTFB' | 'FCP' | 'INP';
  value: number;
}

interface Taken extends Measure {
  /** The value last returned; null before. */
  told: number | null;
}

export interface Measures {
  /**
   * Returns the new values since the last call. Layout shift is returned as its increase, so that each page has its
   * own.
   */
  take(): Measure[];
}

/**
 * The six measures of the specification (docs/specification.md, section 7), from the start of the page: browsers buffer
 * earlier entries.
 */
export function createMeasures(): Measures {
  const taken = new Map<string, Taken>();

  function note(name: Measure['name'], id: string, value: number): void {
    taken.set(id, { name, value, told: taken.get(id)?.told ?? null });
  }
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
    on(({ name, id, value }) => note(name, id, value), { reportAllChanges: true });
  // web-vitals has dropped FID in favour of INP; the specification requires both.
  observeFirstInput((value) => note('FID', 'first-input', value));

  return {
    take: () =>
      [...taken.values()]
        .filter(({ value, told }) => value !== told)
        .map((each) => {
          const { name, value, told } = each;
          each.told = value;
          return { name, value: name === 'CLS' ? rounded(value - (told ?? 0), 4) : rounded(value, 0) };
        }),
  };
}

/** First Input Delay: from the first touch, click or key to the moment its listeners run (Event Timing, `first-input`). */
function observeFirstInput(tell: (delayMs: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntries() as PerformanceEventTiming[];
    if (first) tell(first.processingStart - first.startTime);
  });
  observer.observe({ type: 'first-input', buffered: true });
}

/** Finer digits say more about a device than about a page. */
function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
