/** So many lines tell a height apart without hiding the drawing. */
const LEVELS = 4;
const ROUND_STEPS = [1, 2, 5, 10];

/** Two to five round whole values between two others: steps of 1, 2 or 5 times a power of ten. */
export function roundLevels(low: number, high: number): number[] {
  const exact = (high - low) / LEVELS;
  const power = 10 ** Math.floor(Math.log10(exact));
  const largest = ROUND_STEPS.findIndex((round) => round * power >= exact);
  const levels = levelsBy(power * ROUND_STEPS[largest]!, low, high);
  // A single level gives no scale: the next smaller step gives two at least.
  return levels.length > 1 ? levels : levelsBy(power * ROUND_STEPS[largest - 1]!, low, high);
}

function levelsBy(exact: number, low: number, high: number): number[] {
  const step = Math.max(1, exact);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step);
}
