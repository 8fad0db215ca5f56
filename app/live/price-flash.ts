import type { LiveBrowser } from './browser.ts';

/** So long a tint stays, give or take half of it. */
const FLASH_MS = 600;
/** The figures of a security are tinted at most once in this time. */
const PAUSE_MS = 1_000;

/** What a tint needs of the element that it lies behind. */
export interface FlashedElement {
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
}

/**
 * Tints behind figures that moved: the attribute `data-step`, "up" or "down" (base.css). Put on with the figure and taken
 * off many at a time: an animation would have the page painted at each of its steps, which for a board is most of what it
 * takes of the main thread.
 */
export interface PriceFlash {
  /** Whether a security's last tint is long enough ago. To be asked once for all of its figures that moved together. */
  may(symbol: string): boolean;
  /** Tints one figure of a security. Nothing moved where there was no figure before, or is none now. */
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
