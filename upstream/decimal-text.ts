import { excerpt } from './bounds.ts';

/** Text that the services write for a missing value. */
const MISSING = new Set(['', '-', '--', '—', '–', 'n/a', 'na', 'null', 'nil']);

/** True for null, an absent field and the services' texts for "none". */
export function isMissing(value: unknown): value is null | undefined | string {
  return (
    value === null || value === undefined || (typeof value === 'string' && MISSING.has(value.trim().toLowerCase()))
  );
}

const DECIMAL = /^[-+]?(\d+(\.\d*)?|\.\d+)$/;
const UNIT = /(AED|USD|%)$/i;
/** Longer than any exact number. */
const NUMBER_MAX = 60;

/**
 * A number as the services write it: 96342809354, '96,342,809,354', '1.00 AED', '22.27 %'. Null when there is none.
 * Throws RangeError for anything else, so that no text is read as a figure.
 */
export function plainDecimal(value: unknown): string | number | null {
  if (isMissing(value)) return null;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'string' && value.length <= NUMBER_MAX) {
    const digits = value.trim().replace(UNIT, '').replace(/[,\s]/g, '').replace('\u2212', '-');
    if (DECIMAL.test(digits)) return digits;
  }
  throw new RangeError(`${excerpt(value)} is not a number`);
}

/** More digits than any price of a share has. */
const DIGITS_MAX = 6;

/**
 * The digits of a number in the form that pages and sums use: '0.0675', without a sign, an exponent or trailing zeros.
 */
export function decimalDigits(decimal: string | number): string {
  const text = Number(decimal).toFixed(DIGITS_MAX);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
