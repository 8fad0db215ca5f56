import { isinCheckDigit } from '#domain/identifier.ts';
import { wholeOf } from './seeded.ts';

/**
 * An invented ISIN with its right check digit. 'Z' after the country keeps it off the numbers that agencies gave:
 * none of those seen begins so.
 */
export function inventedIsin(country: string, symbol: string, series = '01'): string {
  const serial = String(wholeOf(`isin/${symbol}`, 0, 999_999)).padStart(6, '0');
  const first11 = `${country}Z${serial}${series}`;
  return first11 + isinCheckDigit(first11);
}
