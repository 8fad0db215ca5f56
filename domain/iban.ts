/** What is wrong with an IBAN of the UAE, in the order in which it is looked for. */
export type IbanFault = 'country' | 'length' | 'digits' | 'check';

/** `AE`, two check digits, three of the bank, sixteen of the account. */
export const IBAN_LENGTH = 23;
const COUNTRY = 'AE';
/** 'A' counts 10. */
const LETTER_OFFSET = 55;

/** Without spaces, in capitals, with Latin digits. */
export function compactIban(typed: string): string {
  return typed
    .replace(/[\s\u200e\u200f\u061c\u2066-\u2069-]/g, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toUpperCase();
}

/** What is wrong with it; null where it is well formed. Whether the account exists only its bank knows. */
export function ibanFault(typed: string): IbanFault | null {
  const iban = compactIban(typed);
  if (!iban.startsWith(COUNTRY)) return 'country';
  if (iban.length !== IBAN_LENGTH) return 'length';
  if (!/^\d+$/.test(iban.slice(COUNTRY.length))) return 'digits';
  return remainder(iban) === 1 ? null : 'check';
}

/** Its number modulo 97 with the first four signs at its end (ISO 13616). */
function remainder(iban: string): number {
  const signs = [...iban.slice(4), ...iban.slice(0, 4)];
  const digits = signs.map((sign) => (/\d/.test(sign) ? sign : String(sign.charCodeAt(0) - LETTER_OFFSET))).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
