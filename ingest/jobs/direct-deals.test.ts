import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previousTradingDay } from '#domain/calendar.ts';
import { marketInstant } from '#domain/date.ts';
import { DEALS_READ, type DealsRead } from '#domain/deals-read.ts';
import type { DirectDeal } from '#domain/quote.ts';
import { openTestStore } from '#store/test-store.ts';
import { jobContext, NEVER } from '../fake.ts';
import { directDealsJob } from './direct-deals.ts';
import { batch } from './test-batch.ts';

const dealOn = (day: string): DirectDeal => {
  return { id: day, symbol: 'AAA', at: marketInstant(day, '11:00'), price: 2_500, quantity: 4 };
};

let opened: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => void (opened = await openTestStore()), 240_000);
afterAll(() => opened.end());

/** Reads the deals at that time; returns what is then noted about that day and the trading day before it. */
async function readAt(day: string, clock: string, deals: readonly DirectDeal[] = [], rejected: object[] = []) {
  const { store } = opened;
  const answer = { ...batch([...deals]), rejected: rejected as never };
  const context = await jobContext(store, { market: { directDeals: async () => answer } });
  const live = { ...context.live, now: () => marketInstant(day, clock) };
  await directDealsJob.run({ ...context, live }, NEVER);
  const notedOf = async (key: string) => (await store.documents.find<DealsRead>(DEALS_READ, key))?.value.toEnd;
  return { before: await notedOf(previousTradingDay(day)), own: await notedOf(day) };
}

describe('a day of direct deals', () => {
  it('is read to its end by an answer after the close, also one without a deal, and remains so', async () => {
    expect(await readAt('2026-11-16', '14:59')).toEqual({ own: false });
    expect(await readAt('2026-11-16', '15:00')).toEqual({ own: true });
    expect(await readAt('2026-11-16', '11:30')).toEqual({ own: true });
  });

  it('is not, when the answer has a deal that cannot be read', async () => {
    const rejected = [{ record: {}, reason: 'no price' }];
    expect(await readAt('2026-11-18', '16:00', [], rejected)).toEqual({ own: false });
  });

  it('is also read to its end by an answer that still has its deals before the next opening', async () => {
    expect(await readAt('2026-11-23', '08:00', [dealOn('2026-11-20')])).toEqual({ before: true });
  });

  it('is not known from an answer without a deal before the next opening: that may be the next day’s', async () => {
    expect(await readAt('2026-11-28', '12:00')).toEqual({});
    expect(await readAt('2026-11-30', '08:00')).toEqual({});
  });
});
