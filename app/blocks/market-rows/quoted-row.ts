import { pick } from '#domain/bilingual.ts';
import { countedOn } from '#domain/movers.ts';
import type { Locale } from '#domain/locale.ts';
import type { Quote } from '#domain/quote.ts';
import type { Security } from '#domain/security.ts';
import { percentOf, times } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { SparklineShape } from '#app/ui/sparkline.tsx';

type Figures = Pick<
  Quote,
  | 'last'
  | 'previousClose'
  | 'change'
  | 'changePercent'
  | 'volume'
  | 'value'
  | 'trades'
  | 'indicativePrice'
  | 'indicativeVolume'
  | 'suspended'
>;

/** A security as the home page's market data has it: enough for its rank, its row and its star. */
export interface QuotedRow extends Figures {
  symbol: string;
  name: string;
  /** Set only for rows that show a line; null for others. */
  line: SparklineShape | null;
}

export function quotedRow({ symbol, name }: Security, quote: Figures, locale: Locale): QuotedRow {
  return { symbol, name: pick(name, locale), line: null, ...figuresOf(quote) };
}

function figuresOf(quote: Figures): Figures {
  const { last, previousClose, change, changePercent, volume, value, trades, suspended } = quote;
  const { indicativePrice, indicativeVolume } = quote;
  return {
    last,
    previousClose,
    change,
    changePercent,
    volume,
    value,
    trades,
    indicativePrice,
    indicativeVolume,
    suspended,
  };
}

/** The rows with the figures of this session that the stream has sent since. */
export function withLive<R extends QuotedRow>(
  rows: readonly R[],
  live: ReadonlyMap<string, Quote>,
  day: PlainDate,
): R[] {
  return rows.map((row) => {
    const quote = live.get(row.symbol);
    return quote ? { ...row, ...figuresOf(countedOn(quote, day)) } : row;
  });
}

export function hasTraded(rows: readonly Pick<QuotedRow, 'trades'>[]): boolean {
  return rows.some((row) => row.trades > 0);
}

/**
 * The market as the running auction would open it: price, volume and change are indicative. Securities without an
 * indicative price are left out.
 */
export function indicativeRows<R extends QuotedRow>(rows: readonly R[]): R[] {
  return rows.flatMap((row) => {
    if (row.indicativePrice === null) return [];
    const change = row.previousClose === null ? null : row.indicativePrice - row.previousClose;
    const volume = row.indicativeVolume ?? 0;
    return {
      ...row,
      last: row.indicativePrice,
      change,
      changePercent: change === null || !row.previousClose ? null : percentOf(change, row.previousClose),
      volume,
      value: times(row.indicativePrice, volume),
    };
  });
}

/** Changes of all securities in thousandths of a per cent, largest rise first: the order of the day's lattice. */
export function orderedChanges(rows: readonly QuotedRow[]): number[] {
  return rows.map((row) => row.changePercent ?? 0).sort((a, b) => b - a);
}
