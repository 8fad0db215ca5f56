import { useMemo } from 'react';
import { useLiveQuotes } from '../market-live/market-live.ts';
import { withLive, type BoardRow } from './board-row.ts';

/** The page's rows with the newest figures, once a second at most. */
export function useLiveRows(rows: readonly BoardRow[]): BoardRow[] {
  const quotes = useLiveQuotes();
  return useMemo(() => withLive(rows, quotes), [rows, quotes]);
}
