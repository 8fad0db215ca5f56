import type { Thousandths } from './thousandths.ts';

/** Decimal digits of a count of thousandths. */
export const SCALE_DIGITS = 3;

/** ASCII decimal with a dot and no grouping, for files and APIs; fewer decimals round half away from zero. */
export function toDecimalString(value: Thousandths, decimals = SCALE_DIGITS): string {
  const kept = Math.min(decimals, SCALE_DIGITS);
  const rounded = divideRounded(value, 10 ** (SCALE_DIGITS - kept));
  const digits = String(Math.abs(rounded)).padStart(kept + 1, '0');
  const whole = digits.slice(0, digits.length - kept);
  const fraction = digits.slice(digits.length - kept).padEnd(decimals, '0');
  return `${rounded < 0 ? '-' : ''}${whole}${decimals > 0 ? `.${fraction}` : ''}`;
}

/** Integer quotient, rounded half away from zero. Throws RangeError on a division by 0. */
export function divideRounded(numerator: number, denominator: number): number {
  if (denominator === 0 || !Number.isFinite(numerator / denominator)) {
    throw new RangeError(`Cannot divide ${numerator} by ${denominator}: the divisor must be a number other than 0.`);
  }
  const remainder = numerator % denominator;
  const whole = Math.round((numerator - remainder) / denominator);
  const away = 2 * Math.abs(remainder) >= Math.abs(denominator) ? Math.sign(numerator) * Math.sign(denominator) : 0;
  return whole + away + 0;
}
