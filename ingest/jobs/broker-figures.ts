import { lastPublishedMonth, RANKED_SEGMENTS, type BrokerMonth } from '#domain/broker-ranking.ts';
import { marketDate } from '#domain/date.ts';
import { monthsFrom, type Month } from '#domain/month.ts';
import type { SegmentFigures } from '#upstream/calls/market/broker-figures.ts';
import { Implausible } from '../failure.ts';
import { defineJob, type JobContext } from '../job.ts';

const SIX_HOURS_MS = 6 * 3_600_000;
const KIND = 'broker-month';
/** Two years and a month: a year of months, each with the month before it, and the same months of the year before. */
const MONTHS = 25;

/**
 * Figures of brokers: documents 'broker-month' by month and segment ('2026-10:securities'). The last month is read again, since
 * it may be corrected; earlier ones are read once.
 */
export const brokerFiguresJob = defineJob({
  name: 'broker-figures',
  title: 'Figures of brokers',
  everyMs: SIX_HOURS_MS,
  async run(context, signal) {
    const last = lastPublishedMonth(marketDate(context.live.now()));
    const held = new Set((await context.store.documents.list<BrokerMonth>(KIND)).map(({ value }) => value.month));
    for (let back = 0; back < MONTHS; back += 1) {
      const month = monthsFrom(last, -back);
      if (month !== null && (back === 0 || !held.has(month))) await readMonth(context, signal, month);
    }
  },
});

async function readMonth({ upstream, store, clock, reject }: JobContext, signal: AbortSignal, month: Month) {
  const { records, rejected } = await upstream.market.brokerFigures(month, { signal });
  await reject('broker-figures', rejected);
  const months = RANKED_SEGMENTS.map((segment) => monthOf(month, segment, records));
  for (const one of months) requireBothSides(one);
  const documents = months
    .filter(({ brokers }) => brokers.length > 0)
    .map((value) => ({ key: `${month}:${value.segment}`, value }));
  await store.documents.save(KIND, documents, clock.now());
}

function monthOf(month: Month, segment: BrokerMonth['segment'], records: readonly SegmentFigures[]): BrokerMonth {
  const brokers = records.filter((one) => one.segment === segment).map(({ segment: _, ...figures }) => figures);
  return { month, segment, brokers };
}

/** Purchases must equal sales: shares of a sum that lacks a side, or a broker, would be wrong. */
function requireBothSides({ month, segment, brokers }: BrokerMonth): void {
  const sum = (of: 'bought' | 'sold') => brokers.reduce((all, one) => all + one[of], 0);
  if (sum('bought') !== sum('sold'))
    throw new Implausible(
      `Figures of brokers: in ${month} (${segment}) ${sum('bought')} was bought and ${sum('sold')} sold. Nothing of it was used.`,
    );
}
