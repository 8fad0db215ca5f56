/** Constants of motion (specification, section 9) that script needs; styles/motion.css holds the styles'. */
export const SMOOTH_SCROLL_MS = 400;
/** How much of a part must be in sight before it enters. */
export const ENTRANCE_OFFSET_PX = 20;

/** Whether the reader's device asks for stillness. */
export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
