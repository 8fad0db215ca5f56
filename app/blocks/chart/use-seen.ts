import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PlainDate } from '#domain/time.ts';
import type { Range } from '#app/blocks/plot/ranges.ts';
import type { ChartData } from './chart-data.ts';
import { chartQuery } from './chart-view.ts';

export interface Seen {
  from: number;
  to: number;
}

/** The address follows when the reader's hand rests. */
const REST_MS = 600;
/** Fewer days make no chart. */
const LEAST = 8;

/** What the reader moved to; by days, for the rows of a chart that was read anew may be others. */
interface Moved {
  from: PlainDate;
  to: PlainDate;
  /** The address it was moved on: another one, chosen since, says anew what is seen. */
  on: string;
}

/** The part of a chart's days that is seen: what the address says, until the reader moves it; then the address follows. */
export function useSeen(data: ChartData, opensOn: Range) {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const [moved, setMoved] = useState<Moved | null>(null);
  const { dates } = data.bars;
  // An address that follows the reader arrives late: a move made in the meantime stays.
  const isFollowing = (state as { follows?: boolean } | null)?.follows === true;
  const seen = (moved && (moved.on === key || isFollowing) && placesOf(moved, dates)) || data.seen;
  const isMoved = seen.from !== data.seen.from || seen.to !== data.seen.to;
  useEffect(() => {
    if (!isMoved) return;
    const timer = setTimeout(() => {
      const view = { ...data.view, range: null, from: dates[seen.from]!, to: dates[seen.to]! };
      const search = chartQuery(view, opensOn);
      void navigate({ search }, { replace: true, preventScrollReset: true, state: { follows: true } });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [isMoved, seen.from, seen.to, dates, data.view, opensOn, navigate]);
  const move = ({ from, to }: Seen) => setMoved({ from: dates[from]!, to: dates[to]!, on: key });
  const last = dates.length - 1;
  return {
    seen,
    /** So many days earlier (below 0) or later. */
    shift: (days: number) => move(shifted(seen, days, last)),
    /** Below 1 fewer days are seen, above 1 more; the last one stays. */
    zoom: (factor: number) => move(zoomed(seen, factor, last)),
  };
}

/** Where the days are among those that are held; null when none is. */
export function placesOf({ from, to }: Pick<Moved, 'from' | 'to'>, dates: readonly PlainDate[]): Seen | null {
  const seen = { from: dates.findIndex((day) => day >= from), to: dates.findLastIndex((day) => day <= to) };
  return seen.from >= 0 && seen.from <= seen.to ? seen : null;
}

export function shifted({ from, to }: Seen, days: number, last: number): Seen {
  const step = Math.max(-from, Math.min(last - to, Math.round(days)));
  return { from: from + step, to: to + step };
}

export function zoomed({ from, to }: Seen, factor: number, last: number): Seen {
  const days = Math.min(last + 1, Math.max(Math.min(LEAST, to - from + 1), Math.round((to - from + 1) * factor)));
  return to - days + 1 >= 0 ? { from: to - days + 1, to } : { from: 0, to: Math.min(last, days - 1) };
}
