import { daysOfMonth } from '#domain/month.ts';
import { defineJob } from '../job.ts';
import { eachMonth } from './each-month.ts';

const HOUR_MS = 3_600_000;
const KIND = 'foreign-ownership';

/**
 * Holders of each company at the end of each day: documents 'foreign-ownership' by month ('2026-10'), oldest day first.
 */
export const ownershipDaysJob = defineJob({
  name: 'ownership-days',
  title: 'Foreign ownership by day',
  everyMs: HOUR_MS,
  run: (context, signal) =>
    eachMonth(context, KIND, async (month) => {
      const { upstream, store, clock, reject } = context;
      const days = daysOfMonth(month);
      const { records, rejected } = await upstream.market.foreignOwnership(days[0]!, days.at(-1)!, { signal });
      await reject('ownership-days', rejected);
      const value = records.toSorted((a, b) => (`${a.date} ${a.symbol}` < `${b.date} ${b.symbol}` ? -1 : 1));
      if (value.length > 0) await store.documents.save(KIND, [{ key: month, value }], clock.now());
    }),
});
