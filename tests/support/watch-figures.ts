import type { Page } from '@playwright/test';
import type { TradedDay } from './second-reckoning.ts';

/** Factors that convert a column's text into a whole number: prices in thousandths. */
const SCALES = {
  last: 1_000,
  change: 1_000,
  'change-percent': 100,
  volume: 1,
  trades: 1,
  open: 1_000,
  high: 1_000,
  low: 1_000,
  'previous-close': 1_000,
} as const;

export const WATCH_COLUMNS = Object.keys(SCALES) as (keyof typeof SCALES)[];

/** Figures of a row of the market watch as whole numbers; null when unknown or empty. */
export type WatchFigures = Record<keyof typeof SCALES, number | null>;

/** The expected row for a day. */
export function figuresOf(day: TradedDay | null, previousClose: number): WatchFigures {
  return {
    last: day && day.last,
    change: day && day.change,
    'change-percent': day && hundredths(day.change, previousClose),
    volume: day && day.volume,
    trades: day && day.trades,
    open: day && day.open,
    high: day && day.high,
    low: day && day.low,
    'previous-close': previousClose,
  };
}

/** Per cent in hundredths, rounded half away from zero. */
function hundredths(change: number, previousClose: number): number {
  return Math.sign(change) * Math.round((Math.abs(change) * 10_000) / previousClose);
}

/** The rows of the market watch on a page, by symbol. */
export async function rowsOf(page: Page): Promise<Map<string, WatchFigures>> {
  const rows = await page.locator('tr[data-symbol]').evaluateAll((elements) =>
    elements.map((row) => ({
      symbol: row.dataset.symbol!,
      cells: [...row.querySelectorAll<HTMLElement>('td[data-column]')].map((cell) => [
        cell.dataset.column!,
        cell.textContent.replaceAll(',', '').replace('\u2212', '-').replace(/[+%]/g, ''),
      ]),
    })),
  );
  return new Map(
    rows.map(({ symbol, cells }) => {
      const texts = Object.fromEntries(cells) as Record<string, string>;
      const figures = WATCH_COLUMNS.map((column) => {
        const text = texts[column] ?? '--';
        return [column, text === '--' ? null : Math.round(Number(text) * SCALES[column])];
      });
      return [symbol, Object.fromEntries(figures) as WatchFigures];
    }),
  );
}
