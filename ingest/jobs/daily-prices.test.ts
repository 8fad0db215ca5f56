import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleBar } from '#domain/sample-bar.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import { absent, jobContext, NEVER, NOW, quickClock } from '../fake.ts';
import { createBarsJob } from './bars.ts';
import { batch } from './test-batch.ts';

let store: Store;
let end: () => Promise<void>;
beforeEach(async () => {
  ({ store, end } = await openTestStore());
  await store.securities.save([sampleSecurity('S1')], NOW);
}, 120_000);
afterEach(() => end());

const bar = (date: string, volume: number) => sampleBar('S1', date, volume);
const NO_BARS = { bars: () => Promise.reject(absent()) };
const [GAP, BEFORE, AFTER] = ['2026-11-17', '2026-11-16', '2026-11-18'];
const volumes = async () =>
  Object.fromEntries((await store.bars.list('S1', BEFORE, AFTER)).map(({ date, volume }) => [date, volume]));

describe('the daily prices of the whole market', () => {
  it('of a day without any are asked for once more, on another day', async () => {
    const requested: string[] = [];
    const service = (empty: readonly string[]) => ({
      market: NO_BARS,
      companies: {
        prices: async (day: string) => {
          requested.push(day);
          return batch(empty.includes(day) ? [] : [bar(day, 0)]);
        },
      },
    });
    const on = async (days: number, empty: readonly string[]): Promise<string[]> => {
      requested.length = 0;
      const clock = quickClock();
      const later = { ...clock, now: () => clock.now() + days * DAY_MS };
      const context = await jobContext(store, service(empty), later);
      await createBarsJob().run({ ...context, live: { ...context.live, now: () => NOW } }, NEVER);
      return [...requested];
    };

    expect(await on(0, [GAP, BEFORE])).toContain(GAP);
    expect(await on(0, [])).toEqual([]);
    expect((await on(1, [BEFORE])).toSorted()).toEqual([BEFORE, GAP]);
    expect(await volumes()).toEqual({ [GAP]: 0, [AFTER]: 0 });
    // A day that is empty twice was no trading day.
    expect(await on(2, [])).toEqual([]);
  });

  it('give way to the daily bars once the service has them, which fill gaps and have volumes', async () => {
    const byDay = { prices: async (day: string) => batch(day === GAP ? [] : [bar(day, 0)]) };
    const { live, ...context } = await jobContext(store, { market: NO_BARS, companies: byDay });
    await createBarsJob().run({ ...context, live }, NEVER);
    expect(await volumes()).toEqual({ [BEFORE]: 0, [AFTER]: 0 });

    const days = [BEFORE, GAP, AFTER].map((date) => bar(date, 10));
    const bars = async (id: string, from: string, to: string) =>
      batch(days.filter(({ symbol, date }) => symbol === id && date >= from && date <= to));
    const now = await jobContext(store, { market: { bars } });
    await createBarsJob().run(now, NEVER);
    expect(await volumes()).toEqual({ [BEFORE]: 10, [GAP]: 10, [AFTER]: 10 });
  });
});
