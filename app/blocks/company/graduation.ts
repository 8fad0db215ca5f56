const FINE_TICK = 3;
const HALF_TICK = 5;
const FULL_TICK = 10;
const STEPS = 120;

/**
 * Path of the price ruler's graduation in a box 1200 wide and 16 high: a stroke at each per cent of the width, longer
 * at 5 and 10.
 */
export const GRADUATION = Array.from({ length: STEPS + 1 }, (_, index) => {
  const x = (1200 / STEPS) * index;
  return `M${x} 16v-${strokeHeight(index)}`;
}).join('');

function strokeHeight(index: number): number {
  if (index % 10 === 0) return FULL_TICK;
  return index % 5 === 0 ? HALF_TICK : FINE_TICK;
}
