import { leiCheckDigits } from '#domain/identifier.ts';

/** No organisation that issues LEIs has this prefix. */
const NOBODYS = '000000';
const OWN_LENGTH = 12;

/** Returns an invented LEI with valid check digits. */
export function inventedLei(symbol: string): string {
  const own = symbol
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, OWN_LENGTH)
    .padEnd(OWN_LENGTH, '0');
  return NOBODYS + own + leiCheckDigits(NOBODYS + own);
}
