import type { PlainDate } from '#domain/time.ts';

/** Ranges of a chart, each an address (`?range=6M`). */
export const RANGES = ['1D', '5D', '1M', '6M', 'YTD', '1Y', '5Y', 'All'] as const;
export type Range = (typeof RANGES)[number];

/** The first day of all stored histories. */
const FIRST_DAY: PlainDate = '2000-01-01';
const FIVE_TRADING_DAYS_SPAN = 7;

/**
 * The range that an address requests. An unknown one is replaced by the page's default, with `understood` false so that
 * the page reports it.
 */
export function rangeOf(asked: string | null, opensOn: Range): { range: Range; understood: boolean } {
  if (asked === null || asked === '') return { range: opensOn, understood: true };
  const range = RANGES.find((known) => known.toLowerCase() === asked.trim().toLowerCase());
  return range ? { range, understood: true } : { range: opensOn, understood: false };
}

/** The first day of a range that ends on `today`. */
export function rangeStart(range: Range, today: PlainDate): PlainDate {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  switch (range) {
    case '1D':
      return today;
    case '5D':
      return plainDate(year, month, day - FIVE_TRADING_DAYS_SPAN + 1);
    case '1M':
      return monthsBefore(year, month, day, 1);
    case '6M':
      return monthsBefore(year, month, day, 6);
    case 'YTD':
      return `${year}-01-01`;
    case '1Y':
      return monthsBefore(year, month, day, 12);
    case '5Y':
      return monthsBefore(year, month, day, 60);
    case 'All':
      return FIRST_DAY;
  }
}

/** The same day `months` months earlier, or that month's last day where it is shorter. */
function monthsBefore(year: number, month: number, day: number, months: number): PlainDate {
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return plainDate(year, month - months, Math.min(day, lastDay));
}

function plainDate(year: number, month: number, day: number): PlainDate {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
