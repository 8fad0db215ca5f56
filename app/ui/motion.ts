/**
 * Motion constants (docs/specification.md, section 9) that script needs; those of the styles are in styles/motion.css.
 */
export const SMOOTH_SCROLL_MS = 400;
/** How long a carousel waits on each item, and how long the slide to the next takes. */
export const CAROUSEL_DELAY_MS = 3_000;
export const CAROUSEL_SLIDE_MS = 500;
/** How much of a part must be in view before it enters. */
export const ENTRANCE_OFFSET_PX = 20;

/** True when the reader's device requests reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
