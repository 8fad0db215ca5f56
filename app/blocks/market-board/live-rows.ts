import { useMemo } from 'react';
import type { BoardCode } from '#domain/security.ts';
import { useQuotes, useTopics } from '#app/live/hooks.ts';
import { withLive, type BoardRow } from './board-row.ts';

/** The page's rows with the newest figures of their boards, once a second at most. */
export function useLiveRows<R extends BoardRow>(rows: readonly R[], boards: readonly BoardCode[]): R[] {
  useTopics(boards.map((board) => `board:${board}` as const));
  const quotes = useQuotes();
  return useMemo(() => withLive(rows, quotes), [rows, quotes]);
}
