import { dubaiDate } from '#domain/date.ts';
import type { FeedContext } from '../feed.ts';

/** Which years are read, reckoned from this one. */
interface Years {
  ahead: number;
  past: number;
  held: ReadonlySet<number | null>;
}

/**
 * Does something for every year, one after another, from the newest. Years before the last one change no more:
 * they are passed over once they are held.
 */
export async function forEachYear(
  { live }: Pick<FeedContext, 'live'>,
  { ahead, past, held }: Years,
  work: (year: number) => Promise<void>,
): Promise<void> {
  const thisYear = Number(dubaiDate(live.now()).slice(0, 4));
  for (let year = thisYear + ahead; year >= thisYear - past; year -= 1) {
    const settled = year < thisYear - 1 && held.has(year);
    if (!settled) await work(year);
  }
}
