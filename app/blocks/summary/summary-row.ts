import { breadth, countedOn, turnover, type Breadth, type Turnover } from '#domain/movers.ts';
import type { Quote } from '#domain/quote.ts';
import type { BoardCode } from '#domain/security.ts';
import type { PlainDate } from '#domain/time.ts';

type Figures = Pick<Quote, 'change' | 'changePercent' | 'value' | 'volume' | 'trades'>;

/** A security as the summary counts it. */
export interface SummaryRow extends Figures {
  symbol: string;
  /** In the reader's language; null where the lists name none. */
  sector: string | null;
  board: BoardCode | null;
}

/** What a part of the market turned over, and how its securities moved. */
export interface GroupSum extends Turnover, Breadth {
  /** null for what belongs to no group that is named. */
  key: string | null;
  securities: number;
}

/** The rows with the figures of that day that the stream has brought since. */
export function withFigures(
  rows: readonly SummaryRow[],
  live: ReadonlyMap<string, Figures & Pick<Quote, 'lastAt'>>,
  day: PlainDate,
): SummaryRow[] {
  return rows.map((row) => {
    const quote = live.get(row.symbol);
    if (!quote) return row;
    const { change, changePercent, value, volume, trades } = countedOn(quote, day);
    return { ...row, change, changePercent, value, volume, trades };
  });
}

/** Sums of all rows. */
export function sumOfAll(rows: readonly SummaryRow[]): GroupSum {
  return { key: null, securities: rows.length, ...turnover(rows), ...breadth(rows) };
}

/** Sums by group, the largest turnover first; what is in none is last. */
export function groupSums(rows: readonly SummaryRow[], keyOf: (row: SummaryRow) => string | null): GroupSum[] {
  const keys = [...new Set(rows.map(keyOf))];
  return keys
    .map((key) => ({ ...sumOfAll(rows.filter((row) => keyOf(row) === key)), key }))
    .sort((a, b) => Number(a.key === null) - Number(b.key === null) || b.value - a.value || compare(a.key, b.key));
}

function compare(a: string | null, b: string | null): number {
  return (a ?? '') < (b ?? '') ? -1 : 1;
}
