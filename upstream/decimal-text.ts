import { excerpt } from './bounds.ts';

/** Marks that the services write where there is no value. */
const MISSING = new Set(['', '-', '--', '—', '–', 'n/a', 'na', 'null', 'nil']);

/** True for null, an absent field and the services' words for "none". */
export function isMissing(value: unknown): value is null | undefined | string {
  return (
    value === null || value === undefined || (typeof value === 'string' && MISSING.has(value.trim().toLowerCase()))
  );
}

const DECIMAL = /^[-+]?(\d+(\.\d*)?|\.\d+)$/;
const UNIT = /(AED|USD|%)$/i;
/** Longer than any number that is exact. */
const NUMBER_MAX = 60;

/**
 * A number as the services write it: 96342809354, '96,342,809,354', '1.00 AED', '22.27 %'. Null where there is none.
 * Throws RangeError for anything else, so that no text is taken for a figure.
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

/** More digits than anybody pays a share in. */
const DIGITS_MAX = 6;

/** The digits of a number as pages and sums take them: '0.0675', without a sign, a power of ten or noughts at the end. */
export function decimalDigits(decimal: string | number): string {
  const text = Number(decimal).toFixed(DIGITS_MAX);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
