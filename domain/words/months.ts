import type { Locale } from '../locale.ts';

type Names = Record<Locale, readonly string[]>;

// Gulf month names (docs/market-rules.md, Arabic, numbers and direction); Arabic has no customary short form, so the short list repeats them.
const ARABIC_MONTHS = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
] as const;
const ENGLISH_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** January first. */
export const MONTHS: Names = { en: ENGLISH_MONTHS, ar: ARABIC_MONTHS };
export const MONTHS_SHORT: Names = { en: ENGLISH_MONTHS.map((name) => name.slice(0, 3)), ar: ARABIC_MONTHS };
