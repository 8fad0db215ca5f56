import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

export interface Measure {
  name: 'CLS' | 'FID' | 'LCP' | 'TTFB' | 'FCP' | 'INP';
  value: number;
}

interface Taken extends Measure {
  /** As it was last handed out; null before. */
  told: number | null;
}

export interface Measures {
  /** What is new since it was last asked. A shift of the layout is told by what it grew, so that each page has its own. */
  take(): Measure[];
}

/** The six measures of the specification (docs/specification.md, section 7), from the moment the page began: browsers keep what came before us. */
export function createMeasures(): Measures {
  const taken = new Map<string, Taken>();

  function note(name: Measure['name'], id: string, value: number): void {
    taken.set(id, { name, value, told: taken.get(id)?.told ?? null });
  }
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
    on(({ name, id, value }) => note(name, id, value), { reportAllChanges: true });
  // web-vitals has given FID up for INP; the specification asks for both.
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

/** Finer than this says more of a device than of a page. */
function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
