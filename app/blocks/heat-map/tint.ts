import type { Thousandths } from '#domain/thousandths.ts';

/** Steps of colour on either side of no change: one for each per cent, the last for all changes beyond. */
export const TINT_STEPS = 5;
const PER_CENT: Thousandths = 1_000;

/** The legend's swatches, from the deepest fall to the largest rise. */
export const TINTS: readonly number[] = Array.from({ length: 2 * TINT_STEPS + 1 }, (_, at) => at - TINT_STEPS);

/**
 * The tint of a change in thousandths of a per cent, −5 to 5: 0.01 % already counts as a rise, an unknown change as
 * none.
 */
export function tintOf(changePercent: Thousandths | null): number {
  if (!changePercent) return 0;
  return Math.sign(changePercent) * Math.min(TINT_STEPS, Math.ceil(Math.abs(changePercent) / PER_CENT));
}
