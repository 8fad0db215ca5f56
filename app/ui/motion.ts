/** Constants of motion (docs/specification.md, section 9) that script needs; styles/motion.css holds the styles'. */
export const SMOOTH_SCROLL_MS = 400;
/** A carousel waits so long on each item, and takes so long to the next. */
export const CAROUSEL_DELAY_MS = 3_000;
export const CAROUSEL_SLIDE_MS = 500;
/** How much of a part must be in sight before it enters. */
export const ENTRANCE_OFFSET_PX = 20;

/** Whether the reader's device asks for stillness. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
