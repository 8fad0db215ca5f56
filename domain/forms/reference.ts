/** Signs of a reference that nobody mistakes for one another: no 0 and O, no 1, I and L. */
export const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 7;

/** The letter of each form in its references. */
export const FORM_LETTERS = {
  contact: 'C',
  carbon_pilot: 'P',
  notify: 'N',
  test_group: 'T',
  registration: 'R',
  apply: 'J',
} as const;
export type FormName = keyof typeof FORM_LETTERS;

/** The sign by which a mistyped reference is noticed: Σ i × value of sign i, from 1, modulo 31. */
export function checkSign(signs: string): string {
  const sum = [...signs].reduce((total, sign, place) => total + (place + 1) * SIGNS.indexOf(sign), 0);
  return SIGNS[sum % SIGNS.length]!;
}

/** `DSX-C-7KQM4F2-G`. `random` gives whole numbers from 0 to below its argument. */
export function newReference(shortName: string, form: FormName, random: (below: number) => number): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[random(SIGNS.length)]!).join('');
  return [shortName, FORM_LETTERS[form], signs, checkSign(signs)].join('-');
}

/**
 * A reference as it was typed, in its one spelling: small letters and missing hyphens are accepted. Null for what is none of
 * this exchange's, or has a wrong check sign.
 */
export function readReference(typed: string, shortName: string): string | null {
  const letters = Object.values(FORM_LETTERS).join('');
  const own = shortName.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const plain = typed.toUpperCase().replace(/[\s\p{Cf}-]/gu, '');
  const parts = new RegExp(`^${own}([${letters}])([${SIGNS}]{${LENGTH}})([${SIGNS}])$`).exec(plain);
  const [, letter = '', signs = '', check] = parts ?? [];
  return parts && checkSign(signs) === check ? [shortName, letter, signs, check].join('-') : null;
}

/** Whether it is a reference, in its one spelling, of that form. */
export function isReferenceOf(form: FormName, reference: string): boolean {
  return reference.split('-').at(-3) === FORM_LETTERS[form];
}
