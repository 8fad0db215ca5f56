import { dubaiClock, dubaiDate, formatDayMonth } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import { compactAmount, integer, percent, price, signed, twoDecimals } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import { marketCap, type ListedRow } from './listed-row.ts';

/** A column of figures: its label, what it shows and what it sorts by. */
interface FigureColumn {
  text: string;
  value: (quote: Quote, row: ListedRow) => number | null;
  show: (quote: Quote, row: ListedRow, locale: Locale) => string;
}

const priceColumn = (text: string, value: (quote: Quote) => number | null): FigureColumn => ({
  text,
  value,
  show: (quote) => price(value(quote)),
});
const countColumn = (text: string, value: (quote: Quote) => number | null): FigureColumn => ({
  text,
  value,
  show: (quote) => integer(value(quote)),
});

/** The labels of a listed security (specification, section 3) that are figures, the most asked for first. */
export const FIGURE_COLUMNS = {
  last: priceColumn('market.last', (quote) => quote.last),
  change: {
    text: 'market.change',
    value: (quote) => quote.change,
    show: (quote) => signed(quote.change, { zero: true }),
  },
  'change-percent': {
    text: 'market.changePercent',
    value: (quote) => quote.changePercent,
    show: (quote) => percent(quote.changePercent, { zero: true }),
  },
  volume: countColumn('market.volume', (quote) => quote.volume),
  value: { text: 'market.value', value: (quote) => quote.value, show: (quote) => twoDecimals(quote.value) },
  trades: countColumn('market.trades', (quote) => quote.trades),
  bid: priceColumn('market.bid', (quote) => quote.bid),
  'bid-volume': countColumn('market.bidVolume', (quote) => quote.bidVolume),
  offer: priceColumn('market.offer', (quote) => quote.offer),
  'offer-volume': countColumn('market.offerVolume', (quote) => quote.offerVolume),
  'previous-close': priceColumn('market.previousClose', (quote) => quote.previousClose),
  open: priceColumn('market.open', (quote) => quote.open),
  high: priceColumn('market.high', (quote) => quote.high),
  low: priceColumn('market.low', (quote) => quote.low),
  close: priceColumn('market.close', (quote) => quote.close),
  'high-52': priceColumn('market.high52', (quote) => quote.high52),
  'low-52': priceColumn('market.low52', (quote) => quote.low52),
  'market-cap': {
    text: 'market.marketCap',
    value: (quote, row) => marketCap(row, quote),
    show: (quote, row, locale) => compactAmount(marketCap(row, quote), locale),
  },
  'last-traded': {
    text: 'market.lastTraded',
    value: (quote) => quote.lastAt,
    show: (quote, _row, locale) => lastTraded(quote, locale),
  },
} satisfies Record<string, FigureColumn>;

/** The time of a trade of the quote's own day, else its date. */
function lastTraded({ lastAt, at }: Quote, locale: Locale): string {
  if (lastAt === null) return '--';
  return dubaiDate(lastAt) === dubaiDate(at) ? dubaiClock(lastAt, { seconds: true }) : formatDayMonth(lastAt, locale);
}

export type FigureColumnId = keyof typeof FIGURE_COLUMNS;
export type ColumnId = 'symbol' | 'sector' | 'isin' | 'board' | FigureColumnId;

export const FIGURE_COLUMN_IDS = Object.keys(FIGURE_COLUMNS) as FigureColumnId[];
export const COLUMN_IDS: readonly ColumnId[] = ['symbol', ...FIGURE_COLUMN_IDS, 'sector', 'board', 'isin'];

/** What a column sorts by; words by their English form, so that an address gives one order in both languages. */
export function sortValue(row: ListedRow, id: ColumnId): string | number | null {
  if (id === 'symbol') return row.symbol;
  if (id === 'isin') return row.isin;
  if (id === 'board') return row.board;
  if (id === 'sector') return row.sector?.en ?? null;
  return row.quote && FIGURE_COLUMNS[id].value(row.quote, row);
}
