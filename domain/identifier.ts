import type { BoardCode } from './security.ts';

const BOARD_CODES: readonly BoardCode[] = ['510', '520', '505', '602', '200'];
/** Month letters of futures, January first (docs/market-rules.md, Prices). */
const MONTH_LETTERS = 'FGHJKMNQUVXZ';
const FUTURE_SYMBOL = new RegExp(`^([A-Z][A-Z0-9_-]*)([${MONTH_LETTERS}])(\\d{2})$`);
const CENTURY = 2_000;

/** True for an ISIN with a valid check digit. */
export function isIsin(text: string): boolean {
  return /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(text) && text[11] === isinCheckDigit(text.slice(0, 11));
}

/** The twelfth character of an ISIN: letters count as 10 to 35, then modulus 10 with every other digit doubled (ISO 6166). */
export function isinCheckDigit(first11: string): string {
  if (!/^[A-Z]{2}[A-Z0-9]{9}$/.test(first11)) {
    throw new RangeError(`'${first11}' cannot begin an ISIN: give two letters and nine letters or digits.`);
  }
  const digits = numeric(first11).split('').reverse().map(Number);
  const sum = digits.reduce((total, digit, i) => total + (i % 2 === 0 ? digitSum(digit * 2) : digit), 0);
  return String((10 - (sum % 10)) % 10);
}

/** True for a legal entity identifier: 20 characters whose number leaves 1 when divided by 97 (ISO 17442). */
export function isLei(text: string): boolean {
  return /^[A-Z0-9]{18}\d{2}$/.test(text) && remainderOf97(numeric(text)) === 1;
}

/** The last two digits of an LEI, computed from the eighteen characters before them. */
export function leiCheckDigits(first18: string): string {
  if (!/^[A-Z0-9]{18}$/.test(first18)) throw new RangeError(`'${first18}' cannot begin an LEI.`);
  return String(98 - remainderOf97(numeric(`${first18}00`))).padStart(2, '0');
}

/** True for the format of a market identifier code (ISO 10383): four letters or digits. */
export function isMic(text: string): boolean {
  return /^[A-Z0-9]{4}$/.test(text);
}

/** True for a ticker in the feeds' notation: capitals, digits, '_' and '-'. */
export function isSymbol(text: string): boolean {
  return /^[A-Z0-9][A-Z0-9_-]{0,23}$/.test(text);
}

export function isBoardCode(text: string): text is BoardCode {
  return BOARD_CODES.includes(text as BoardCode);
}

/** A futures symbol: root, month letter, two digits of the year. Throws RangeError for a month that is not 1 to 12. */
export function futureSymbol(root: string, year: number, month: number): string {
  const letter = MONTH_LETTERS[month - 1];
  if (letter === undefined) throw new RangeError(`A futures month is 1 to 12, not ${month}.`);
  return `${root}${letter}${String(year % 100).padStart(2, '0')}`;
}

/**
 * The parts of a futures symbol, or null when the format differs (a share's symbol may have it: check the board too).
 */
export function parseFutureSymbol(symbol: string): { root: string; year: number; month: number } | null {
  const [, root, letter, year] = FUTURE_SYMBOL.exec(symbol) ?? [];
  if (root === undefined || letter === undefined) return null;
  return { root, year: CENTURY + Number(year), month: MONTH_LETTERS.indexOf(letter) + 1 };
}

function numeric(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
}

function digitSum(number: number): number {
  return number > 9 ? number - 9 : number;
}

function remainderOf97(digits: string): number {
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
