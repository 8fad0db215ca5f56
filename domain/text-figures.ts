import { latinDigits } from './arabic.ts';

/** A number in digits in a text. */
export interface TextFigure {
  /**
   * Without thousands separators, leading zeros and trailing zeros of a fraction: '1,200.50' and '١٬٢٠٠٫٥' are
   * '1200.5'.
   */
  value: string;
  /** Position in the text, half-open. */
  from: number;
  to: number;
}

const DATE = /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{4}\b|\b\d{4}-\d{2}-\d{2}\b/;
const NUMBER = /\d+(?:[.,٬٫]\d+)*/;
const FIGURES = new RegExp(`${DATE.source}|${NUMBER.source}`, 'gu');
const GROUPED = /^\d{1,3}(?:[,٬]\d{3})+(?:[.٫]\d+)?$/;
const DECIMAL = /^\d+[.,٫]\d+$/;
/** 'Q3' and 'FY2026' are names, and '3rd' is written in words in Arabic; 'AED432' is an amount. */
const NAME_BEFORE = /(?:^|[^A-Za-z])(?![A-Z]{3}$)[A-Za-z]+$/;
const NAME_LENGTH_MAX = 8;
/** Page numbers: 'page 3 of 12', 'صفحة 3 من 12'. */
const PAGE_NUMBER =
  /(?:\bpages?|(?<!\p{L})(?:ال)?صفحة)\s*(?:no\.|رقم)?\s*\d+(?:\s*(?:of|to|من|إلى|[/–-])\s*\d+)?(?![.,٬٫]?\d)/giu;
const ORDINAL_AFTER = /^(?:st|nd|rd|th)\b/;

/**
 * The figures of a text in order. For a date in digits the day and the year count, because the other language may write
 * its month as a word. Figures in a name or an ordinal, and page numbers, are left out.
 */
export function figuresIn(text: string): TextFigure[] {
  const plain = latinDigits(text).replace(PAGE_NUMBER, ({ length }) => ' '.repeat(length));
  return [...plain.matchAll(FIGURES)].flatMap(({ 0: word, index }) => {
    const before = plain.slice(Math.max(0, index - NAME_LENGTH_MAX), index);
    const after = plain.slice(index + word.length, index + word.length + NAME_LENGTH_MAX);
    if (NAME_BEFORE.test(before) || ORDINAL_AFTER.test(after)) return [];
    return piecesOf(word).map(({ digits, at }) => ({
      value: valueOf(digits),
      from: index + at,
      to: index + at + digits.length,
    }));
  });
}

/** A date's day and year, an amount unchanged, and each part of anything else ('1.2.3'). */
function piecesOf(word: string): { digits: string; at: number }[] {
  if (GROUPED.test(word) || DECIMAL.test(word)) return [{ digits: word, at: 0 }];
  const parts = [...word.matchAll(/\d+/g)].map(({ 0: digits, index: at }) => ({ digits, at }));
  if (!new RegExp(`^(?:${DATE.source})$`).test(word)) return parts;
  return [parts[0]!, parts[2]!];
}

function valueOf(digits: string): string {
  const plain = GROUPED.test(digits) ? digits.replaceAll(/[,٬]/g, '').replace('٫', '.') : digits.replace(/[,٫]/, '.');
  const [whole = '', fraction = ''] = plain.split('.');
  const end = fraction.replace(/0+$/, '');
  return whole.replace(/^0+(?=\d)/, '') + (end && `.${end}`);
}
