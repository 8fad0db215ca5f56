import { prefersReducedMotion, SMOOTH_SCROLL_MS } from '#app/ui/motion.ts';

/** A later jump was not caused by the click. */
const JUMP_WITHIN_MS = 500;
/** Events by which a reader takes over scrolling. */
const TAKEN_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Links to a place on the same page scroll there in 400 ms; a browser's own smooth scroll has no fixed duration, and
 * would animate new pages and back navigation too. The jump, by browser or router, is undone before it is painted and
 * animated instead.
 */
export function smoothPlaceLinks(): void {
  addEventListener('click', (event) => {
    if (isPlaceLink(event.target) && !prefersReducedMotion()) walkNextJump();
  });
}

function isPlaceLink(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
}

function walkNextJump(): void {
  const from = scrollY;
  const forget = () => removeEventListener('scroll', onScroll);
  const timer = setTimeout(forget, JUMP_WITHIN_MS);
  // The scroll event of a jump fires before the frame that would show it.
  const onScroll = () => {
    clearTimeout(timer);
    walk(from, scrollY);
  };
  addEventListener('scroll', onScroll, { once: true });
}

function walk(from: number, to: number): void {
  const taken = new AbortController();
  for (const kind of TAKEN_OVER) addEventListener(kind, () => taken.abort(), { once: true, signal: taken.signal });
  const began = performance.now();
  const step = (now: number) => {
    if (taken.signal.aborted) return;
    const share = Math.min(1, Math.max(0, now - began) / SMOOTH_SCROLL_MS);
    scrollTo({ top: from + (to - from) * eased(share), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else taken.abort();
  };
  step(began);
}

/** Ease-out: starts fast, ends slowly. */
function eased(share: number): number {
  return 1 - (1 - share) ** 3;
}
