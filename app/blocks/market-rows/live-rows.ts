import { useMemo } from 'react';
import type { BoardCode } from '#domain/security.ts';
import { sessionDay } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import { useQuotes, useTopics } from '#app/live/hooks.ts';
import { withLive, type QuotedRow } from './quoted-row.ts';

/** The rows of a page rendered at `now`, with the newest figures of their boards, at most once a second. */
export function useLiveRows<R extends QuotedRow>(rows: readonly R[], boards: readonly BoardCode[], now: Instant): R[] {
  useTopics(boards.map((board) => `board:${board}` as const));
  const quotes = useQuotes();
  return useMemo(() => withLive(rows, quotes, sessionDay(now)), [rows, quotes, now]);
}
