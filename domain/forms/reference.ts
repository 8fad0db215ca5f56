/** Characters of a reference that cannot be confused: no 0 and O, no 1, I and L. */
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

/** The check character that detects a mistyped reference: Σ i × value of character i, from 1, modulo 31. */
export function checkSign(signs: string): string {
  const sum = [...signs].reduce((total, sign, place) => total + (place + 1) * SIGNS.indexOf(sign), 0);
  return SIGNS[sum % SIGNS.length]!;
}

/** A new reference, `DSX-C-7KQM4F2-G`. `random` returns whole numbers from 0 to below its argument. */
export function newReference(shortName: string, form: FormName, random: (below: number) => number): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[random(SIGNS.length)]!).join('');
  return [shortName, FORM_LETTERS[form], signs, checkSign(signs)].join('-');
}

/**
 * Normalises a typed reference: lower case and missing hyphens are accepted. Null when it is not this exchange's, or
 * its check character is wrong.
 */
export function readReference(typed: string, shortName: string): string | null {
  const letters = Object.values(FORM_LETTERS).join('');
  const own = shortName.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const plain = typed.toUpperCase().replace(/[\s\p{Cf}-]/gu, '');
  const parts = new RegExp(`^${own}([${letters}])([${SIGNS}]{${LENGTH}})([${SIGNS}])$`).exec(plain);
  const [, letter = '', signs = '', check] = parts ?? [];
  return parts && checkSign(signs) === check ? [shortName, letter, signs, check].join('-') : null;
}

/** True when a normalised reference is of that form. */
export function isReferenceOf(form: FormName, reference: string): boolean {
  return reference.split('-').at(-3) === FORM_LETTERS[form];
}
