import type { PlainDate } from './time.ts';

/** So many days are read of a security at first, and then, year by year, those before. */
export const FIRST_READ_DAYS = 365;

/** How far the history of one security goes back. */
export interface Reach {
  /** Oldest day that was asked for. */
  from: PlainDate;
  done: boolean;
  /** The day, ours and not the market's, on which the year before `from` was empty: believed when empty on another too. */
  emptyOn?: PlainDate;
}

/**
 * The day from which on no bar of these is missing; '' where all that there ever was is held, null where one of them was not
 * read further back than at first.
 */
export function heldSince(ids: readonly string[], reaches: ReadonlyMap<string, Reach>): PlainDate | null {
  let from: PlainDate = '';
  for (const id of ids) {
    const reach = reaches.get(id);
    if (!reach) return null;
    // A year without a bar is taken for the beginning; another day confirms it.
    if (!reach.done && reach.emptyOn === undefined && reach.from > from) from = reach.from;
  }
  return from;
}
