import { marketDate } from '#domain/date.ts';
import type { JobContext } from '../job.ts';

/** Which years are read, computed from this one. */
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
  { live }: Pick<JobContext, 'live'>,
  { ahead, past, held }: Years,
  work: (year: number) => Promise<void>,
): Promise<void> {
  const thisYear = Number(marketDate(live.now()).slice(0, 4));
  for (let year = thisYear + ahead; year >= thisYear - past; year -= 1) {
    const settled = year < thisYear - 1 && held.has(year);
    if (!settled) await work(year);
  }
}
