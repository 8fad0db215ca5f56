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

/** Delay before the address follows a move of the reader, ms. */
const REST_MS = 600;
/** Least number of days that make a chart. */
const LEAST = 8;

/** The view that the reader moved to. It is stored by days, because the rows of a reloaded chart may differ. */
interface Moved {
  from: PlainDate;
  to: PlainDate;
  /** Key of the address on which the view was moved: another address, chosen later, determines the view again. */
  on: string;
}

/** The view of a chart: the days of the address until the reader moves the view; then the address follows. */
export function useSeen(data: ChartData, opensOn: Range) {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const [moved, setMoved] = useState<Moved | null>(null);
  const { dates } = data.bars;
  // An address that follows the reader arrives late: a move made in the meantime is kept.
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
    /** Moves the view by this many days, to earlier ones below 0. */
    shift: (days: number) => move(shifted(seen, days, last)),
    /** Scales the number of days in view: fewer below 1, more above 1; the last one stays. */
    zoom: (factor: number) => move(zoomed(seen, factor, last)),
  };
}

/** Indices of the days among the stored dates; null when none is among them. */
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
