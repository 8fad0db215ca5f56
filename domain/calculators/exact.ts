import type { Thousandths } from '../thousandths.ts';

/**
 * An unrounded number: a fraction of whole numbers, its denominator above 0. Calculators compute with it, so that an
 * amount is rounded once, at the end.
 */
export interface Exact {
  readonly over: bigint;
  readonly under: bigint;
}

/** Hundredths of a dirham. */
export type Fils = bigint;

const THOUSAND = 1_000n;
const HUNDRED = 100n;
const TEN = 10n;

/** A whole number, or a fraction of two. Throws RangeError when the denominator is 0 or a number is not whole. */
export function exact(over: number | bigint, under: number | bigint = 1): Exact {
  const [above, below] = [BigInt(over), BigInt(under)];
  if (below === 0n) throw new RangeError(`${over} cannot be divided by 0.`);
  return below < 0n ? { over: -above, under: -below } : { over: above, under: below };
}

/** Converts thousandths of a dirham or of a per cent to the number itself. */
export function ofThousandths(value: Thousandths | bigint): Exact {
  return exact(value, THOUSAND);
}

/** Converts thousandths of a per cent to a fraction of one: 2,500 is 0.025. */
export function ofPercent(value: Thousandths): Exact {
  return exact(value, THOUSAND * HUNDRED);
}

/** Parses a decimal in a feed's notation: '0.0675'. Throws RangeError for anything else. */
export function ofDecimal(text: string): Exact {
  const [, sign, whole, fraction = ''] = /^([+-]?)(\d{1,30})(?:\.(\d{0,30}))?$/.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`'${text}' is not a decimal number: give digits with a dot.`);
  return exact(BigInt(`${sign === '-' ? '-' : ''}${whole}${fraction}`), TEN ** BigInt(fraction.length));
}

export function ofFils(value: Fils): Exact {
  return exact(value, HUNDRED);
}

export function multiplied(...factors: readonly Exact[]): Exact {
  return factors.reduce((a, b) => ({ over: a.over * b.over, under: a.under * b.under }), exact(1));
}

/** Throws RangeError on a division by 0. */
export function divided(a: Exact, b: Exact): Exact {
  return exact(a.over * b.under, a.under * b.over);
}

export function added(...terms: readonly Exact[]): Exact {
  return terms.reduce((a, b) => ({ over: a.over * b.under + b.over * a.under, under: a.under * b.under }), exact(0));
}

export function subtracted(a: Exact, b: Exact): Exact {
  return added(a, { over: -b.over, under: b.under });
}

/** Below 0 when the first is smaller, above 0 when it is larger, 0 when they are equal. */
export function compared(a: Exact, b: Exact): number {
  const difference = a.over * b.under - b.over * a.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The nearest whole number of units, with `units` of them in one; half away from zero. */
export function inUnits({ over, under }: Exact, units: bigint): bigint {
  const [doubled, sign] = [(over < 0n ? -over : over) * units * 2n, over < 0n ? -1n : 1n];
  return (sign * (doubled + under)) / (under * 2n);
}

/** Money, rounded to fils half away from zero: the one rounding of an amount. */
export function toFils(value: Exact): Fils {
  return inUnits(value, HUNDRED);
}

/** A part of a whole in thousandths of a per cent, half away from zero. */
export function toPercent(value: Exact): Thousandths {
  return Number(inUnits(value, THOUSAND * HUNDRED));
}

/** Thousandths, half away from zero. Throws RangeError when they exceed the safe integers. */
export function toThousandths(value: Exact): Thousandths {
  const thousandths = Number(inUnits(value, THOUSAND));
  if (!Number.isSafeInteger(thousandths)) throw new RangeError(`${thousandths} thousandths cannot be kept exactly.`);
  return thousandths;
}

/** Rounds down to a whole number, as for shares. */
export function roundedDown({ over, under }: Exact): bigint {
  const whole = over / under;
  return over < 0n && whole * under !== over ? whole - 1n : whole;
}

/** Rounds up to a whole number, as for credits. */
export function roundedUp({ over, under }: Exact): bigint {
  return -roundedDown({ over: -over, under });
}

/** True when the digits end within that number of decimals. */
export function endsWithin({ over, under }: Exact, decimals: number): boolean {
  return (over * TEN ** BigInt(decimals)) % under === 0n;
}
