import { latinDigits } from './arabic.ts';
import { divideRounded, SCALE_DIGITS } from './decimal-string.ts';

// The parts that every page's script needs are in a file of their own.
export { divideRounded, toDecimalString } from './decimal-string.ts';

/** An integer count of thousandths: of a dirham for money, of a point for an index, of a per cent for a percentage. */
export type Thousandths = number;

const SCALE = 1_000;
/** Per cent in a whole. */
const PER_CENT = 100;
/** The whole in thousandths of a per cent. */
const WHOLE = 100_000n;
/** Below this a double's error is far smaller than `NEAR`, so a nearly whole product is that whole number. */
const FAST_PATH_MAX = 1e9;
const NEAR = 1e-4;
const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;
const BLANKS = new Set(['', '-', '--', '—', '–', 'N/A', 'NaN']);

/**
 * A decimal number in thousandths, half away from zero by its decimal digits (1.0005 is 1,001 although the double is
 * below it). Throws RangeError when it is not a finite decimal or too large to be exact.
 */
export function fromDecimal(value: number | string): Thousandths {
  if (typeof value === 'number' && Math.abs(value) < FAST_PATH_MAX) {
    const scaled = value * SCALE;
    const rounded = Math.round(scaled);
    if (Math.abs(scaled - rounded) < NEAR) return rounded + 0;
  }
  return fromDigits(String(value).trim());
}

/**
 * Parses a feed's text to thousandths; null when it is empty, a dash or not a number. Commas, a currency and a per-cent
 * sign are allowed.
 */
export function parseDecimal(text: string | null | undefined): Thousandths | null {
  const bare = latinDigits(text ?? '')
    .replace(/[\u200e\u200f\u061c\u2066-\u2069\s,٬]/g, '')
    .replace(/٫/g, '.')
    .replace(/^\u2212/, '-')
    .replace(/^(AED|درهم)|(AED|درهم|%|٪)$/gi, '');
  if (BLANKS.has(bare) || !/\d/.test(bare)) return null;
  try {
    return fromDigits(bare);
  } catch {
    return null;
  }
}

/**
 * `change` relative to `base` in thousandths of a per cent (-830 is −0.83 %), rounded once to the displayed decimals:
 * rounding first to three and then to two is off by 0.01 in one case in twenty. Throws RangeError when the base is 0.
 */
export function percentOf(change: number, base: number, decimals: 1 | 2 | 3 = 2): Thousandths {
  const parts = PER_CENT * 10 ** decimals;
  const unit = 10 ** (SCALE_DIGITS - decimals);
  const scaled = change * parts;
  if (Number.isSafeInteger(scaled)) return divideRounded(scaled, base) * unit;
  const tenths = (BigInt(change) * BigInt(parts) * 10n) / BigInt(base);
  return divideRounded(Number(tenths), 10) * unit;
}

/** A share of the whole, rounded half away from zero: thousandths of a per cent; null when the whole is 0. */
export function partOf(part: number, whole: number): Thousandths | null {
  if (whole <= 0) return null;
  const doubled = 2n * BigInt(part) * WHOLE;
  const half = BigInt(whole) * (doubled < 0n ? -1n : 1n);
  return Number((doubled + half) / (2n * BigInt(whole)));
}

/** A price times a quantity. Throws RangeError when the amount is too large to be exact. */
export function times(value: Thousandths, quantity: number): Thousandths {
  return exact(value * quantity, `${value} × ${quantity}`);
}

function fromDigits(text: string): Thousandths {
  const [, sign, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(text) ?? [];
  if (sign === undefined || whole + fraction === '') {
    throw new RangeError(`'${text}' is not a decimal number: give digits with a dot, such as 12.345.`);
  }
  const shift = SCALE_DIGITS + Number(exponent);
  const point = whole.length + shift;
  const digits = `${'0'.repeat(Math.max(0, -point))}${whole}${fraction}`.padEnd(Math.max(0, point), '0');
  const cut = Math.max(0, point);
  const magnitude = Number(digits.slice(0, cut) || '0') + (Number(digits[cut] ?? '0') >= 5 ? 1 : 0);
  return exact(sign === '-' ? -magnitude : magnitude, text);
}

function exact(value: number, from: string): number {
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`${from} is no whole number that can be kept exactly.`);
  }
  return value + 0;
}
