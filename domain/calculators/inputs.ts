import { latinDigits } from '../arabic.ts';
import { parseWordedDate } from '../date.ts';
import { isSymbol } from '../identifier.ts';
import { fromDecimal, type Thousandths } from '../thousandths.ts';
import type { PlainDate } from '../time.ts';

/** Why an input cannot be computed with. */
export type InputFault =
  | 'count'
  | 'shares'
  | 'shares-most'
  | 'money'
  | 'money-fine'
  | 'money-most'
  | 'percent'
  | 'tonnes'
  | 'symbol'
  | 'symbol-unknown'
  | 'choice'
  | 'year'
  | 'day'
  | 'day-late';

/** The result of parsing one input: its value, or the fault. */
export type Reading<Value> = { value: Value; fault: null } | { value: null; fault: InputFault };

export const SHARES_MOST = 10_000_000_000;
const COUNT_MOST = 1_000_000;
/** AED 1,000,000,000,000. */
export const MONEY_MOST: Thousandths = 1_000_000_000_000_000;
/** 100 %. */
const PERCENT_MOST: Thousandths = 100_000;
/** 10,000,000 t. */
const TONNES_MOST: Thousandths = 10_000_000_000;

/** Direction control marks, and currency around an amount. */
const MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const CURRENCY = /^(?:AED|Dhs?\.?|د\.إ\.?|درهم)\s*|\s*(?:AED|Dhs?\.?|د\.إ\.?|درهم(?:اً|ا)?|دراهم)$/gi;
const PER_CENT = /\s*[%٪]$/;
/**
 * Digits in one run, or in groups separated by commas or spaces: the last group has three digits, '1,25,000' included.
 */
const NUMBER = /^(\d*|\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,3}(?: \d{3})+)(?:\.(\d*))?$/;

const right = <Value>(value: Value): Reading<Value> => ({ value, fault: null });
const wrong = (fault: InputFault): Reading<never> => ({ value: null, fault });

/** A whole number of shares, 1 to 10,000,000,000. */
export function readShares(typed: string): Reading<number> {
  const parts = digitsOf(typed);
  if (parts === null || parts.fraction !== '') return wrong('shares');
  // Longer input has more digits than the maximum, and cannot be exact.
  if (parts.whole.length > String(SHARES_MOST).length) return wrong('shares-most');
  const shares = Number(parts.whole);
  if (shares > SHARES_MOST) return wrong('shares-most');
  return shares >= 1 ? right(shares) : wrong('shares');
}

/** A whole number of years, people or similar, 0 to a million. */
export function readCount(typed: string): Reading<number> {
  const parts = digitsOf(typed);
  if (parts === null || parts.fraction !== '' || parts.whole.length > 7) return wrong('count');
  const count = Number(parts.whole);
  return count <= COUNT_MOST ? right(count) : wrong('count');
}

/** An amount in dirhams, 0.001 to 1,000,000,000,000, with three decimals at most. */
export function readMoney(typed: string): Reading<Thousandths> {
  const parts = digitsOf(typed.replace(CURRENCY, ''));
  if (parts === null) return wrong('money');
  if (parts.fraction.length > 3) return wrong('money-fine');
  if (parts.whole.length > 13) return wrong('money-most');
  const amount = thousandthsOf(parts);
  if (amount > MONEY_MOST) return wrong('money-most');
  return amount >= 1 ? right(amount) : wrong('money');
}

/** The same, 0 included. */
export function readMoneyOrNone(typed: string): Reading<Thousandths> {
  const parts = digitsOf(typed.replace(CURRENCY, ''));
  return parts !== null && /^0*$/.test(parts.whole + parts.fraction) ? right(0) : readMoney(typed);
}

/** A rate, 0 to 100 per cent, with three decimals at most. */
export function readPercent(typed: string): Reading<Thousandths> {
  const parts = digitsOf(typed.replace(PER_CENT, ''));
  if (parts === null || parts.fraction.length > 3 || parts.whole.length > 3) return wrong('percent');
  const rate = thousandthsOf(parts);
  return rate <= PERCENT_MOST ? right(rate) : wrong('percent');
}

/** Tonnes, 0.001 to 10,000,000, in thousandths. */
export function readTonnes(typed: string): Reading<Thousandths> {
  const parts = digitsOf(typed);
  if (parts === null || parts.fraction.length > 3 || parts.whole.length > 8) return wrong('tonnes');
  const tonnes = thousandthsOf(parts);
  return tonnes >= 1 && tonnes <= TONNES_MOST ? right(tonnes) : wrong('tonnes');
}

/** One of the known symbols, in either case. */
export function readSymbol(typed: string, known: Iterable<string>): Reading<string> {
  const symbol = typed.trim().toUpperCase();
  if (!isSymbol(symbol)) return wrong('symbol');
  return new Set(known).has(symbol) ? right(symbol) : wrong('symbol-unknown');
}

/** A day up to today, as typed. */
export function readDay(typed: string, today: PlainDate): Reading<PlainDate> {
  const day = parseWordedDate(latinDigits(typed.trim()));
  if (day === null) return wrong('day');
  return day <= today ? right(day) : wrong('day-late');
}

/** One of several words; the first when none is chosen. */
export function readChoice<T extends string>(typed: string, choices: readonly [T, ...T[]]): Reading<T> {
  const word = typed.trim().toLowerCase();
  if (word === '') return right(choices[0]);
  const choice = choices.find((each) => each.toLowerCase() === word);
  return choice === undefined ? wrong('choice') : right(choice);
}

/** The digits before and after the decimal point, without redundant zeros; null when the text is not a number. */
function digitsOf(typed: string): { whole: string; fraction: string } | null {
  const text = latinDigits(typed.normalize('NFC').replace(MARKS, ''))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('،', ',')
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .trim();
  const match = NUMBER.exec(text);
  if (!match || !/\d/.test(text)) return null;
  const [, whole = '', fraction = ''] = match;
  return { whole: whole.replace(/[, ]/g, '').replace(/^0+/, '') || '0', fraction: fraction.replace(/0+$/, '') };
}

function thousandthsOf({ whole, fraction }: { whole: string; fraction: string }): Thousandths {
  return fromDecimal(`${whole}.${fraction || '0'}`);
}
