import { breadth, countedOn, turnover, type Breadth, type Turnover } from '#domain/movers.ts';
import type { Quote } from '#domain/quote.ts';
import type { BoardCode } from '#domain/security.ts';
import type { PlainDate } from '#domain/time.ts';

type Figures = Pick<Quote, 'change' | 'changePercent'> & Turnover;
type QuoteFigures = Pick<Quote, keyof Figures | 'lastAt'>;

/** A security as an input of the summary. */
export interface SummaryRow extends Figures {
  symbol: string;
  /** Sector in the reader's language; null where the lists name none. */
  sector: string | null;
  board: BoardCode | null;
}

/** Turnover of a part of the market, and how its securities moved. */
export interface GroupSum extends Turnover, Breadth {
  /** null for securities that belong to no named group. */
  key: string | null;
  securities: number;
}

/** The rows with the figures of that day that the stream has sent since. */
export function withFigures(
  rows: readonly SummaryRow[],
  live: ReadonlyMap<string, QuoteFigures>,
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

/** Sums by group, largest turnover first; securities without a group are last. */
export function groupSums(rows: readonly SummaryRow[], keyOf: (row: SummaryRow) => string | null): GroupSum[] {
  const keys = [...new Set(rows.map(keyOf))];
  return keys
    .map((key) => ({ ...sumOfAll(rows.filter((row) => keyOf(row) === key)), key }))
    .sort(
      (a, b) =>
        Number(a.key === null) - Number(b.key === null) || (b.value ?? 0) - (a.value ?? 0) || compare(a.key, b.key),
    );
}

function compare(a: string | null, b: string | null): number {
  return (a ?? '') < (b ?? '') ? -1 : 1;
}
