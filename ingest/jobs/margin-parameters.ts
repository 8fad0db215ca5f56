import { marketDate } from '#domain/date.ts';
import type { MarginParameter } from '#domain/future-days.ts';
import { daysOfMonth, monthOf, monthsFrom, type Month } from '#domain/month.ts';
import type { PlainDate } from '#domain/time.ts';
import { defineJob, type JobContext } from '../job.ts';

const HALF_HOUR_MS = 1_800_000;
const KIND = 'margin-parameters';
const MONTHS = 120;

/**
 * Margins of futures: documents 'margin-parameters' by month ('2026-10'), each a list of what was in force on its last
 * day, and for the current month on every day on which it was read. They are read back to the first month without any.
 */
export const marginParametersJob = defineJob({
  name: 'margin-parameters',
  title: 'Margins of futures',
  everyMs: HALF_HOUR_MS,
  async run(context, signal) {
    const today = marketDate(context.live.now());
    const held = await context.store.documents.revisions(KIND);
    for (let back = 0; back < MONTHS; back += 1) {
      const month = monthsFrom(monthOf(today), -back);
      if (month === null) return;
      if (back > 0 && month in held) continue;
      const count = await readMonth(context, signal, month, back === 0 ? today : daysOfMonth(month).at(-1)!);
      if (count === 0 && back > 0) return;
    }
  },
});

async function readMonth(
  { upstream, store, clock, reject }: JobContext,
  signal: AbortSignal,
  month: Month,
  on: PlainDate,
): Promise<number> {
  const { records, rejected } = await upstream.market.marginParameters(on, { signal });
  const [known, later] = [records.filter(({ from }) => from <= on), records.filter(({ from }) => from > on)];
  const bad = later.map((record) => ({ record, reason: 'it is not in force on the asked day' }));
  await reject(KIND, [...rejected, ...bad]);
  if (known.length === 0) return 0;
  const before = (await store.documents.find<readonly MarginParameter[]>(KIND, month))?.value ?? [];
  const all = new Map([...before, ...known].map((one) => [`${one.root} ${one.from}`, one]));
  const value = [...all.values()].sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
  await store.documents.save(KIND, [{ key: month, value }], clock.now());
  return known.length;
}
