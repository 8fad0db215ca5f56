import type { Locale } from '../locale.ts';

interface Unit {
  from: number;
  suffix: Record<Locale, string>;
}

export const SMALLEST_UNIT: Unit = { from: 1e3, suffix: { en: 'K', ar: ' ألف' } };

/** Largest first. */
export const UNITS: readonly Unit[] = [
  { from: 1e12, suffix: { en: 'T', ar: ' تريليون' } },
  { from: 1e9, suffix: { en: 'B', ar: ' مليار' } },
  { from: 1e6, suffix: { en: 'M', ar: ' مليون' } },
  SMALLEST_UNIT,
];
