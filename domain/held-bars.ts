import type { PlainDate } from './time.ts';

/** The first reading of a security requests this many days; later ones request the days before, year by year. */
export const FIRST_READ_DAYS = 365;

/** How far the history of one security goes back. */
export interface Reach {
  /** Oldest day requested. */
  from: PlainDate;
  done: boolean;
  /**
   * The day, by our clock and not the market's, on which the year before `from` was found empty; that is believed when
   * it is empty again on another day.
   */
  emptyOn?: PlainDate;
}

/**
 * The day from which no bar of these securities is missing; '' when the whole history of each is stored, null when one
 * of them has not been read further back than at first.
 */
export function heldSince(ids: readonly string[], reaches: ReadonlyMap<string, Reach>): PlainDate | null {
  let from: PlainDate = '';
  for (const id of ids) {
    const reach = reaches.get(id);
    if (!reach) return null;
    // A year without a bar is assumed to be the beginning; a reading on another day confirms it.
    if (!reach.done && reach.emptyOn === undefined && reach.from > from) from = reach.from;
  }
  return from;
}
