import { marketDate } from '#domain/date.ts';
import type { MarginWeek } from '#domain/margin-week.ts';
import { defineJob, type JobContext } from '../job.ts';
import { requireNotEmptied } from '../shrink.ts';

const HOUR_MS = 3_600_000;
const KIND = 'margin-weeks';
const TITLE = 'Margin trading by week';
/** The last weeks of a year are published in the next one, and corrected in it. */
const YEARS = 2;

/** Members' loans for buying securities: documents 'margin-weeks' by year ('2026'), oldest week first. */
export const marginWeeksJob = defineJob({
  name: 'margin-weeks',
  title: TITLE,
  everyMs: HOUR_MS,
  async run(context, signal) {
    const year = Number(marketDate(context.live.now()).slice(0, 4));
    for (let back = YEARS - 1; back >= 0; back -= 1) await readYear(context, signal, year - back);
  },
});

async function readYear({ upstream, store, clock, reject }: JobContext, signal: AbortSignal, year: number) {
  const { records, rejected } = await upstream.market.marginWeeks(year, { signal });
  await reject('margin-weeks', rejected);
  const held = await store.documents.find<readonly MarginWeek[]>(KIND, String(year));
  requireNotEmptied(`${TITLE} of ${year}`, records.length, held?.value.length ?? 0);
  const value = records.toSorted((a, b) => (`${a.week} ${a.kind}` < `${b.week} ${b.kind}` ? -1 : 1));
  if (value.length > 0) await store.documents.save(KIND, [{ key: String(year), value }], clock.now());
}
