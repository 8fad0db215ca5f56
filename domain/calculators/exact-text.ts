import { MINUS } from '../number.ts';
import { endsWithin, inUnits, type Exact, type Fils } from './exact.ts';

interface Decimals {
  least: number;
  most: number;
}

/** At least the decimals of money; at most more than any factor of a calculator has, so that a line can be followed. */
const SHOWN: Decimals = { least: 2, most: 8 };

/** '224.00', '1,234.50', '−3,000.00': an amount in dirhams. */
export function filsText(value: Fils): string {
  return textOfUnits(value, 2);
}

/** Grouped whole number: '25,000'. */
export function wholeText(value: number | bigint): string {
  return textOfUnits(BigInt(value), 0);
}

/**
 * All digits of a number, two decimals at least: '29.86368'. One whose digits do not end is cut after eight decimals
 * and marked: '≈ 0.33333333'.
 */
export function exactText(value: Exact, { least, most }: Decimals = SHOWN): string {
  const decimals = decimalsOf(value, least, most);
  const text = textOfUnits(inUnits(value, 10n ** BigInt(decimals ?? most)), decimals ?? most);
  return decimals === null ? `≈ ${text}` : text;
}

/** Null when the digits do not end. */
function decimalsOf(value: Exact, least: number, most: number): number | null {
  for (let decimals = least; decimals <= most; decimals += 1) if (endsWithin(value, decimals)) return decimals;
  return null;
}

function textOfUnits(value: bigint, decimals: number): string {
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, ',');
  const fraction = decimals > 0 ? `.${digits.slice(-decimals)}` : '';
  return `${value < 0n ? MINUS : ''}${whole}${fraction}`;
}
