/** Faults of a UAE IBAN, in the order of the checks. */
export type IbanFault = 'country' | 'length' | 'digits' | 'check';

/** `AE`, two check digits, three of the bank, sixteen of the account. */
export const IBAN_LENGTH = 23;
const COUNTRY = 'AE';
/** 'A' counts 10. */
const LETTER_OFFSET = 55;

/** An IBAN without spaces, in capitals, with Latin digits. */
export function compactIban(typed: string): string {
  return typed
    .replace(/[\s\u200e\u200f\u061c\u2066-\u2069-]/g, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toUpperCase();
}

/** The fault of an IBAN; null when it is well formed. Only the bank knows whether the account exists. */
export function ibanFault(typed: string): IbanFault | null {
  const iban = compactIban(typed);
  if (!iban.startsWith(COUNTRY)) return 'country';
  if (iban.length !== IBAN_LENGTH) return 'length';
  if (!/^\d+$/.test(iban.slice(COUNTRY.length))) return 'digits';
  return remainder(iban) === 1 ? null : 'check';
}

/** The IBAN as a number modulo 97, with the first four characters moved to the end (ISO 13616). */
function remainder(iban: string): number {
  const signs = [...iban.slice(4), ...iban.slice(0, 4)];
  const digits = signs.map((sign) => (/\d/.test(sign) ? sign : String(sign.charCodeAt(0) - LETTER_OFFSET))).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
