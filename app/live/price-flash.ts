import type { LiveBrowser } from './browser.ts';

/** Duration of a tint, plus or minus half of it. */
const FLASH_MS = 600;
/** The figures of a security are tinted at most once in this time. */
const PAUSE_MS = 1_000;

/** The element interface that a tint needs. */
export interface FlashedElement {
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
}

/**
 * Tints behind figures that moved: the attribute `data-step`, "up" or "down" (base.css). Set with the figure and
 * removed for many figures at a time: an animation would repaint the page at each of its steps, which for a whole board
 * is most of the main thread's work.
 */
export interface PriceFlash {
  /** True when a security's last tint is long enough ago. Call once for all of its figures that moved together. */
  may(symbol: string): boolean;
  /** Tints one figure of a security; no tint when the figure before or after is missing. */
  put(symbol: string, element: FlashedElement, before: unknown, after: unknown): void;
}

export function createPriceFlash({ now, after }: Pick<LiveBrowser, 'now' | 'after'>): PriceFlash {
  const lastOf = new Map<string, number>();
  const lit = new Map<FlashedElement, number>();

  function takeOff(): void {
    for (const [element, since] of lit) {
      if (now() - since < FLASH_MS / 2) continue;
      element.removeAttribute('data-step');
      lit.delete(element);
    }
    if (lit.size) after(FLASH_MS, takeOff);
  }

  return {
    may: (symbol) => now() - (lastOf.get(symbol) ?? Number.NEGATIVE_INFINITY) >= PAUSE_MS,
    put(symbol, element, before, next) {
      if (typeof before !== 'number' || typeof next !== 'number' || before === next) return;
      element.setAttribute('data-step', next > before ? 'up' : 'down');
      lastOf.set(symbol, now());
      if (lit.size === 0) after(FLASH_MS, takeOff);
      lit.set(element, now());
    },
  };
}
