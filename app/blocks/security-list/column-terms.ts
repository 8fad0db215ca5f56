import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import type { ColumnId } from './columns.ts';

/** Glossary term that explains each column heading. */
export const COLUMN_TERMS: Record<ColumnId, GlossaryId> = {
  symbol: 'security',
  last: 'last-price',
  change: 'change',
  'change-percent': 'change-percent',
  volume: 'volume',
  value: 'value',
  trades: 'number-of-trades',
  bid: 'bid',
  'bid-volume': 'bid-volume',
  offer: 'offer',
  'offer-volume': 'offer-volume',
  'previous-close': 'previous-close',
  open: 'open',
  high: 'high',
  low: 'low',
  close: 'closing-price',
  'high-52': 'high-52',
  'low-52': 'low-52',
  'market-cap': 'market-cap',
  'last-traded': 'last-traded',
  sector: 'sector',
  board: 'board',
  isin: 'isin',
};
