const EMIRATES_ID = /(?<!\d)784(?:[ -]?\d){12}(?!\d)/;
const IBAN = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}/g;
/** Length of an IBAN by country (the register of ISO 13616). */
const IBAN_LENGTHS: Readonly<Record<number, string>> = {
  15: 'NO',
  16: 'BE',
  18: 'DK FI FK FO GL NL SD',
  19: 'MK SI',
  20: 'AT BA EE KZ LT LU MN XK',
  21: 'CH HR LI LV',
  22: 'BG BH CR DE GB GE IE ME RS VA',
  23: 'AE GI IL IQ OM SO TL',
  24: 'AD CZ ES MD PK RO SA SE SK TN VG',
  25: 'LY PT ST',
  26: 'IS TR',
  27: 'BI DJ FR GR IT MC MR SM',
  28: 'AL AZ BY CY DO GT HN HU LB NI PL SV',
  29: 'BR EG PS QA UA',
  30: 'JO KW MU YE',
  31: 'MT SC',
  32: 'LC',
  33: 'RU',
};

/**
 * True when a text contains a private number that nobody needs to send: an Emirates identity number, or an IBAN with
 * valid check digits.
 */
export function holdsPrivateNumber(text: string): boolean {
  if (EMIRATES_ID.test(text)) return true;
  return [...text.toUpperCase().matchAll(IBAN)].some(([found]) => beginsWithIban(found.replaceAll(' ', '')));
}

/** Words after an IBAN may look like part of it. */
function beginsWithIban(text: string): boolean {
  const country = text.slice(0, 2);
  const length = Object.keys(IBAN_LENGTHS).find((each) => IBAN_LENGTHS[Number(each)]!.includes(country));
  return length !== undefined && text.length >= Number(length) && hasIbanCheck(text.slice(0, Number(length)));
}

/** ISO 7064, modulo 97-10: the first four characters move to the end, letters count from 10. */
function hasIbanCheck(iban: string): boolean {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
