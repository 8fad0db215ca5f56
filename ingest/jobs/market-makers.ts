import { marketDate } from '#domain/date.ts';
import { lastMonthBefore, type MakingMonth, type MarketMaker } from '#domain/market-making.ts';
import { monthsFrom } from '#domain/month.ts';
import { defineJob, type JobContext } from '../job.ts';
import { requireNoShrink } from '../shrink.ts';

const HALF_HOUR_MS = 1_800_000;
const KIND = 'market-makers';
const KEY = 'all';
const RECORDS = 'making-month';
const MONTHS = 13;

/**
 * Registrations of market makers (document 'market-makers', 'all') and their performance (documents 'making-month' by
 * month). The last month is read again, since it may be corrected; earlier ones are read once.
 */
export const marketMakersJob = defineJob({
  name: 'market-makers',
  title: 'Market makers',
  everyMs: HALF_HOUR_MS,
  async run(context, signal) {
    const { upstream, store, clock, live, reject } = context;
    const { records, rejected } = await upstream.content.marketMakers({ signal });
    await reject('market-makers', rejected);
    const held = await store.documents.find<readonly MarketMaker[]>(KIND, KEY);
    requireNoShrink('Market makers', records.length, held?.value.length ?? 0);
    await store.documents.save(KIND, [{ key: KEY, value: records }], clock.now());
    await readMonths(context, signal, lastMonthBefore(marketDate(live.now())));
  },
});

async function readMonths({ upstream, store, clock, reject }: JobContext, signal: AbortSignal, last: string) {
  const known = new Set((await store.documents.list<MakingMonth>(RECORDS)).map(({ key }) => key));
  for (let back = 0; back < MONTHS; back += 1) {
    const month = monthsFrom(last, -back);
    if (month === null || (back > 0 && known.has(month))) continue;
    const { records, rejected } = await upstream.market.marketMaking(month, { signal });
    await reject('market-making', rejected);
    if (records.length > 0)
      await store.documents.save(
        RECORDS,
        [{ key: month, value: { month, records } satisfies MakingMonth }],
        clock.now(),
      );
  }
}
