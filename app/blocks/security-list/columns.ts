import type { Locale } from '#domain/locale.ts';
import { compactAmount, integer, percent, price, signed } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import { lastTraded } from '#app/live/figure-formats.ts';
import { marketCap, type ListedRow } from './listed-row.ts';

/** A column of figures: its label, what it shows and what it sorts by. */
export interface FigureColumn {
  text: string;
  /** The one field of a quote that it shows, and so moves with; null where a quote alone does not give it. */
  field: keyof Quote | null;
  /** Green and red mean direction and nothing else. */
  coloured?: boolean;
  value: (quote: Quote, row: ListedRow) => number | null;
  show: (quote: Quote, row: ListedRow, locale: Locale) => string;
}

type NumberField = { [F in keyof Quote]: Quote[F] extends number | null ? F : never }[keyof Quote];

function fieldColumn(text: string, field: NumberField, write: (value: number | null) => string): FigureColumn {
  return { text, field, value: (quote) => quote[field], show: (quote) => write(quote[field]) };
}

const THOUSANDTHS = 1_000;
const change = (value: number | null) => signed(value, { zero: true });
const changePercent = (value: number | null) => percent(value, { zero: true });
const wholeDirhams = (value: number | null) => integer(value === null ? null : Math.round(value / THOUSANDTHS));

/** The labels of a listed security (specification, section 3) that are figures, the most asked for first. */
export const FIGURE_COLUMNS = {
  last: fieldColumn('market.last', 'last', price),
  change: { ...fieldColumn('market.change', 'change', change), coloured: true },
  'change-percent': { ...fieldColumn('market.changePercent', 'changePercent', changePercent), coloured: true },
  volume: fieldColumn('market.volume', 'volume', integer),
  value: fieldColumn('market.value', 'value', wholeDirhams),
  trades: fieldColumn('market.trades', 'trades', integer),
  bid: fieldColumn('market.bid', 'bid', price),
  'bid-volume': fieldColumn('market.bidVolume', 'bidVolume', integer),
  offer: fieldColumn('market.offer', 'offer', price),
  'offer-volume': fieldColumn('market.offerVolume', 'offerVolume', integer),
  'previous-close': fieldColumn('market.previousClose', 'previousClose', price),
  open: fieldColumn('market.open', 'open', price),
  high: fieldColumn('market.high', 'high', price),
  low: fieldColumn('market.low', 'low', price),
  close: fieldColumn('market.close', 'close', price),
  'high-52': fieldColumn('market.high52', 'high52', price),
  'low-52': fieldColumn('market.low52', 'low52', price),
  'market-cap': {
    text: 'market.marketCap',
    field: null,
    value: (quote: Quote, row: ListedRow) => marketCap(row, quote),
    show: (quote: Quote, row: ListedRow, locale: Locale) => compactAmount(marketCap(row, quote), locale),
  },
  'last-traded': {
    text: 'market.lastTraded',
    field: 'lastAt',
    value: (quote: Quote) => quote.lastAt,
    show: (quote: Quote, _row: ListedRow, locale: Locale) => lastTraded(quote, locale),
  },
} satisfies Record<string, FigureColumn>;

/** The name of a column's wording where that differs from the tables' own (live/figure-formats.ts). */
export function formatOf(id: FigureColumnId): string | undefined {
  return id === 'last-traded' ? 'last-traded' : undefined;
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
