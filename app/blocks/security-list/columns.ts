import { pick } from '#domain/bilingual.ts';
import { type Locale, DEFAULT_LOCALE } from '#domain/locale.ts';
import type { Quote } from '#domain/quote.ts';
import type { Text } from '#messages/text.tsx';
import { column, pageText, type Column } from '#app/columns/column.ts';
import type { Format } from '#app/columns/page-formats.ts';
import { lastTraded } from '#app/live/figure-formats.ts';
import { COLUMN_TERMS } from './column-terms.ts';
import { marketCap, type ListedRow } from './listed-row.ts';

/** A figure of a listed security: its heading, its format and its sort value. */
interface Figure {
  text: string;
  format: Extract<Format, 'price' | 'change' | 'change-percent' | 'count' | 'amount' | 'compact-amount' | 'moment'>;
  /** The one field of a quote that the figure shows and follows; null where a quote alone does not give it. */
  field: keyof Quote | null;
  value: (quote: Quote, row: ListedRow) => number | null;
  /** Text on a page, in place of the format. */
  write?: (quote: Quote, locale: Locale) => string;
}

type NumberField = { [F in keyof Quote]: Quote[F] extends number | null ? F : never }[keyof Quote];

function figure(text: string, field: NumberField, format: Figure['format']): Figure {
  return { text, field, format, value: (quote) => quote[field] };
}

/** The labels of a listed security (docs/specification.md, section 3) that are figures, most requested first. */
export const FIGURES = {
  last: figure('market.last', 'last', 'price'),
  change: figure('market.change', 'change', 'change'),
  'change-percent': figure('market.changePercent', 'changePercent', 'change-percent'),
  volume: figure('market.volume', 'volume', 'count'),
  value: figure('market.value', 'value', 'amount'),
  trades: figure('market.trades', 'trades', 'count'),
  bid: figure('market.bid', 'bid', 'price'),
  'bid-volume': figure('market.bidVolume', 'bidVolume', 'count'),
  offer: figure('market.offer', 'offer', 'price'),
  'offer-volume': figure('market.offerVolume', 'offerVolume', 'count'),
  'previous-close': figure('market.previousClose', 'previousClose', 'price'),
  open: figure('market.open', 'open', 'price'),
  high: figure('market.high', 'high', 'price'),
  low: figure('market.low', 'low', 'price'),
  close: figure('market.close', 'close', 'price'),
  'high-52': figure('market.high52', 'high52', 'price'),
  'low-52': figure('market.low52', 'low52', 'price'),
  'market-cap': {
    text: 'market.marketCap',
    field: null,
    format: 'compact-amount',
    value: (quote: Quote, row: ListedRow) => marketCap(row, quote),
  },
  'last-traded': { ...figure('market.lastTraded', 'lastAt', 'moment'), write: lastTraded },
} satisfies Record<string, Figure>;

export type FigureId = keyof typeof FIGURES;
export type ColumnId = 'symbol' | 'sector' | 'isin' | 'board' | FigureId;

export const FIGURE_IDS = Object.keys(FIGURES) as FigureId[];
export const COLUMN_IDS: readonly ColumnId[] = ['symbol', ...FIGURE_IDS, 'sector', 'board', 'isin'];

/** A column of a figure; `heading` where it is not the default one. */
export function figureColumn<Row extends ListedRow>(id: FigureId, t: Text, heading?: string): Column<Row> {
  const { text, format, value, write }: Figure = FIGURES[id];
  return column(format, id, heading ?? t(text), (row) => row.quote && value(row.quote, row), {
    term: COLUMN_TERMS[id],
    ...(write && { text: (row: Row, locale) => (row.quote ? write(row.quote, locale) : '--') }),
    ...(id === 'last-traded' && { align: 'end' as const }),
  });
}

const UNNAMED = Object.fromEntries(FIGURE_IDS.map((id) => [id, figureColumn(id, (text) => text)])) as Record<
  FigureId,
  Column<ListedRow>
>;

/** A figure as text, as in tables. */
export function figureText(id: FigureId, row: ListedRow, locale: Locale): string {
  return pageText(UNNAMED[id], row, locale);
}

/**
 * The sort value of a column; names sort by their English form, so that an address gives the same order in both
 * languages.
 */
export function sortValue(row: ListedRow, id: ColumnId): string | number | null {
  if (id === 'symbol') return row.symbol;
  if (id === 'isin') return row.isin;
  if (id === 'board') return row.board;
  if (id === 'sector') return row.sector && pick(row.sector, DEFAULT_LOCALE);
  return row.quote && FIGURES[id].value(row.quote, row);
}
