/** A decimal of three places as a whole number. */
export const thousandths = (text: string) => BigInt(text.replace('.', ''));

/** Rounds half away from zero, with whole numbers only. */
export const divided = (a: bigint, b: bigint) => {
  const negative = a < 0n !== b < 0n;
  const [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  const whole = (2n * x + y) / (2n * y);
  return negative ? -whole : whole;
};
