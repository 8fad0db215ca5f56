import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Range } from '../plot/ranges.ts';
import type { ChartData } from './chart-data.ts';
import { chartQuery } from './chart-view.ts';

export interface Seen {
  from: number;
  to: number;
}

/** The address follows when the reader's hand rests. */
const REST_MS = 600;
/** Fewer days are no chart. */
const LEAST = 8;

/** The part of a chart's days that is seen: what the address says, until the reader moves it; then the address follows. */
export function useSeen(data: ChartData, opensOn: Range) {
  const navigate = useNavigate();
  const [moved, setMoved] = useState<{ data: ChartData; seen: Seen } | null>(null);
  const seen = moved?.data === data ? moved.seen : data.seen;
  const isMoved = seen.from !== data.seen.from || seen.to !== data.seen.to;
  useEffect(() => {
    if (!isMoved) return;
    const timer = setTimeout(() => {
      const { dates } = data.bars;
      const view = { ...data.view, range: null, from: dates[seen.from]!, to: dates[seen.to]! };
      void navigate({ search: chartQuery(view, opensOn) }, { replace: true, preventScrollReset: true });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [isMoved, seen, data, opensOn, navigate]);
  const last = data.bars.dates.length - 1;
  return {
    seen,
    /** So many days earlier (below 0) or later. */
    shift: (days: number) => setMoved({ data, seen: shifted(seen, days, last) }),
    /** Below 1 fewer days are seen, above 1 more; the last one stays. */
    zoom: (factor: number) => setMoved({ data, seen: zoomed(seen, factor, last) }),
  };
}

export function shifted({ from, to }: Seen, days: number, last: number): Seen {
  const step = Math.max(-from, Math.min(last - to, Math.round(days)));
  return { from: from + step, to: to + step };
}

export function zoomed({ from, to }: Seen, factor: number, last: number): Seen {
  const days = Math.min(last + 1, Math.max(Math.min(LEAST, to - from + 1), Math.round((to - from + 1) * factor)));
  return to - days + 1 >= 0 ? { from: to - days + 1, to } : { from: 0, to: Math.min(last, days - 1) };
}
