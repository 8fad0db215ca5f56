import { divideRounded, toDecimalString } from './decimal-string.ts';
import { isRightToLeft, type Locale } from './locale.ts';
import { SMALLEST_UNIT, UNITS } from './words/units.ts';
import type { Thousandths } from './thousandths.ts';

/** Placeholder for an empty or zero figure (docs/specification.md, section 9). */
export const NO_FIGURE = '--';
/** On screen; files use the ASCII hyphen. */
export const MINUS = '\u2212';

/** A figure that may be missing. */
export type Figure = number | null | undefined;

export interface FigureOptions {
  /** True to show zero as a figure. */
  zero?: boolean;
}
export interface SignedOptions extends FigureOptions {
  /** By default 2, or 3 when the value needs the third. */
  decimals?: 2 | 3;
}
export interface PercentOptions extends FigureOptions {
  /** 2 by default. */
  decimals?: 0 | 1 | 2 | 3;
  /** False for a share of a whole, which has no direction. */
  sign?: boolean;
}

/** '0,0': a whole number with grouping. */
export function integer(value: Figure, options?: FigureOptions): string {
  return shown(value, options, whole);
}

/** '0,0.000'. */
export function threeDecimals(value: Figure, options?: FigureOptions): string {
  return shown(value, options, (figure) => decimal(figure, 3));
}

/** '0,0.00'. */
export function twoDecimals(value: Figure, options?: FigureOptions): string {
  return shown(value, options, (figure) => decimal(figure, 2));
}

/** A price in dirhams: three decimals below 1.00, where the tick is 0.001; from 1.00 two, unless it needs the third. */
export function price(value: Figure, options?: FigureOptions): string {
  return shown(value, options, (figure) => decimal(figure, Math.abs(figure) < 1_000 ? 3 : neededDecimals(figure)));
}

/** An amount of money; a missing one shows '0.00' (docs/specification.md, section 9). */
export function currency(value: Figure): string {
  return decimal(value ?? 0, 2);
}

/** A change in per cent from thousandths of a per cent: '+0.63%', '−0.83%'. */
export function percent(value: Figure, { decimals = 2, sign = true, zero }: PercentOptions = {}): string {
  return shown(value, { zero }, (figure) => `${sign ? plus(figure, decimals) : ''}${decimal(figure, decimals)}%`);
}

/** A change with its sign: '+0.10', '−0.102'. */
export function signed(value: Figure, { decimals, zero }: SignedOptions = {}): string {
  return shown(value, { zero }, (figure) => {
    const places = decimals ?? neededDecimals(figure);
    return plus(figure, places) + decimal(figure, places);
  });
}

function shown(value: Figure, options: { zero?: boolean | undefined } | undefined, write: (figure: number) => string) {
  if (value === null || value === undefined || !Number.isFinite(value)) return NO_FIGURE;
  return value === 0 && !options?.zero ? NO_FIGURE : write(value);
}

/** A value that rounds to zero has no sign: neither '−0.00' nor '+0.00'. */
function plus(value: number, decimals: number): string {
  return value > 0 && !isNothing(value, decimals) ? '+' : '';
}

function isNothing(value: Thousandths, decimals: number): boolean {
  return divideRounded(value, 10 ** (3 - decimals)) === 0;
}

function neededDecimals(value: Thousandths): 2 | 3 {
  return value % 10 === 0 ? 2 : 3;
}

function whole(value: number): string {
  const rounded = Math.round(Math.abs(value));
  return group(String(rounded), rounded === 0 ? 0 : value);
}

function decimal(value: Thousandths, decimals: number): string {
  const [units = '0', fraction] = toDecimalString(Math.abs(value), decimals).split('.');
  const text = group(units, isNothing(value, decimals) ? 0 : value);
  return fraction === undefined ? text : `${text}.${fraction}`;
}

function group(digits: string, sign: number): string {
  const text = digits.replace(/\B(?=(\d{3})+$)/g, ',');
  return sign < 0 ? MINUS + text : text;
}

/**
 * A large whole number in short: '12.45M', '12.45 مليون' (in Arabic with a word, so its direction is the text's).
 * Two decimals from a thousand up; below that as `integer`.
 */
export function compact(value: Figure, locale: Locale, options?: FigureOptions): string {
  return shown(value, options, (figure) => {
    if (Math.round(Math.abs(figure)) < 1_000) return whole(figure);
    // The unit is chosen after rounding: 999,995 is '1.00M', not '1,000.00K'.
    const unit = UNITS.find(({ from }) => Math.round(Math.abs(figure) / (from / 1e5)) >= 1e5) ?? SMALLEST_UNIT;
    const hundredths = Math.round(Math.abs(figure) / (unit.from / 100));
    const amount = decimal(Math.sign(figure) * hundredths * 10, 2);
    // Beside an Arabic word a sign would move behind the digits.
    return (figure < 0 && isRightToLeft(locale) ? `\u2066${amount}\u2069` : amount) + unit.suffix[locale];
  });
}

/** Like `compact`, for an amount of money in thousandths. */
export function compactAmount(value: Figure, locale: Locale, options?: FigureOptions): string {
  return shown(value, options, (figure) => compact(figure / 1_000, locale, { zero: true }));
}
