/** So many lines tell a height apart without hiding the drawing. */
const LEVELS = 4;
const ROUND_STEPS = [1, 2, 5, 10];

/** About four round whole values between two others: steps of 1, 2 or 5 times a power of ten. */
export function roundLevels(low: number, high: number): number[] {
  const exact = (high - low) / LEVELS;
  const power = 10 ** Math.floor(Math.log10(exact));
  const step = Math.max(1, power * (ROUND_STEPS.find((round) => round * power >= exact) ?? 10));
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step);
}
