import { marketDate } from '#domain/date.ts';
import type { JobContext } from '../job.ts';

/** Range of years to read, relative to the current one. */
interface Years {
  ahead: number;
  past: number;
  held: ReadonlySet<number | null>;
}

/**
 * Runs something for every year, one after another, from the newest. Years before the last one no longer change: they
 * are skipped once they are stored.
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
