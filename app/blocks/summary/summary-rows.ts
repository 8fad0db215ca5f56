import { useMemo } from 'react';
import type { BoardCode } from '#domain/security.ts';
import type { PlainDate } from '#domain/time.ts';
import { useQuotes, useTopics } from '#app/live/hooks.ts';
import { withFigures, type SummaryRow } from './summary-row.ts';

/** The day's rows, live for the given boards; without boards they do not change. */
export function useSummaryRows(rows: SummaryRow[], boards: readonly BoardCode[], day: PlainDate): SummaryRow[] {
  useTopics(boards.map((board) => `board:${board}` as const));
  const quotes = useQuotes();
  return useMemo(() => (boards.length ? withFigures(rows, quotes, day) : rows), [rows, boards, quotes, day]);
}
