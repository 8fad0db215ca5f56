import type { DailyBar } from '#domain/quote.ts';
import type { PlainDate } from '#domain/time.ts';

/** Ranges of a chart, each an address (`?range=6M`). */
export const RANGES = ['1D', '5D', '1M', '6M', 'YTD', '1Y', '5Y', 'All'] as const;
export type Range = (typeof RANGES)[number];

/** The first day of all histories that are kept. */
const FIRST_DAY: PlainDate = '2000-01-01';
const FIVE_TRADING_DAYS_SPAN = 7;

/** The range an address asks for; an unknown one is read as the page's own, and `understood` is false so that the page says it. */
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

/** The same day some months earlier, or that month's last day where it is shorter. */
function monthsBefore(year: number, month: number, day: number, months: number): PlainDate {
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return plainDate(year, month - months, Math.min(day, lastDay));
}

function plainDate(year: number, month: number, day: number): PlainDate {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Bars of several days each, for when there are more days than a chart can show: open of the first, close of the last. */
export function groupBars(bars: readonly DailyBar[], most: number): DailyBar[] {
  const size = Math.ceil(bars.length / most);
  if (size <= 1) return [...bars];
  // Counted from the newest, so that the last group is whole and does not change shape every day.
  const firstGroup = bars.length % size || size;
  const groups: DailyBar[] = [];
  for (let start = 0, end = firstGroup; start < bars.length; start = end, end += size) {
    groups.push(joinBars(bars.slice(start, end)));
  }
  return groups;
}

function joinBars(bars: readonly DailyBar[]): DailyBar {
  const first = bars[0]!;
  const last = bars.at(-1)!;
  return {
    symbol: first.symbol,
    date: last.date,
    open: first.open,
    high: Math.max(...bars.map(({ high }) => high)),
    low: Math.min(...bars.map(({ low }) => low)),
    close: last.close,
    volume: sumOrNull(bars.map(({ volume }) => volume)),
    value: sumOrNull(bars.map(({ value }) => value)),
    trades: sumOrNull(bars.map(({ trades }) => trades)),
  };
}

/** A sum is known only where every part is. */
function sumOrNull(parts: readonly (number | null)[]): number | null {
  return parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0);
}
