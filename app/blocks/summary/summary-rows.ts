import { useMemo } from 'react';
import type { BoardCode } from '#domain/security.ts';
import { useQuotes, useTopics } from '#app/live/hooks.ts';
import { withFigures, type SummaryRow } from './summary-row.ts';

/** The day's rows, moving while the market of these boards does; without boards they stand. */
export function useSummaryRows(rows: SummaryRow[], boards: readonly BoardCode[]): SummaryRow[] {
  useTopics(boards.map((board) => `board:${board}` as const));
  const quotes = useQuotes();
  return useMemo(() => (boards.length ? withFigures(rows, quotes) : rows), [rows, boards, quotes]);
}
