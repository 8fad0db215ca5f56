/** Number of level lines that makes heights readable without hiding the drawing. */
const LEVELS = 4;
const ROUND_STEPS = [1, 2, 5, 10];

/** Two to five round whole values between two others: steps of 1, 2 or 5 times a power of ten. */
export function roundLevels(low: number, high: number): number[] {
  const exact = (high - low) / LEVELS;
  const power = 10 ** Math.floor(Math.log10(exact));
  const largest = ROUND_STEPS.findIndex((round) => round * power >= exact);
  const levels = levelsBy(power * ROUND_STEPS[largest]!, low, high);
  // A single level is not a scale: the next smaller step gives at least two.
  return levels.length > 1 ? levels : levelsBy(power * ROUND_STEPS[largest - 1]!, low, high);
}

function levelsBy(exact: number, low: number, high: number): number[] {
  const step = Math.max(1, exact);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step);
}
