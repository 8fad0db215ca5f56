import { leiCheckDigits } from '#domain/identifier.ts';

/** No organisation that gives out LEIs has this prefix. */
const NOBODYS = '000000';
const OWN_LENGTH = 12;

/** An invented LEI with its right check digits. */
export function inventedLei(symbol: string): string {
  const own = symbol
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, OWN_LENGTH)
    .padEnd(OWN_LENGTH, '0');
  return NOBODYS + own + leiCheckDigits(NOBODYS + own);
}
