import { isinCheckDigit } from '#domain/identifier.ts';
import { wholeOf } from './seeded.ts';

/**
 * Returns an invented ISIN with a valid check digit. 'Z' after the country keeps it apart from numbers that agencies
 * issued: none of those seen begins so.
 */
export function inventedIsin(country: string, symbol: string, series = '01'): string {
  const serial = String(wholeOf(`isin/${symbol}`, 0, 999_999)).padStart(6, '0');
  const first11 = `${country}Z${serial}${series}`;
  return first11 + isinCheckDigit(first11);
}
