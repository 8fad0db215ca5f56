import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleBar } from '#domain/sample-bar.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import { absent, jobContext, NEVER, NOW } from '../fake.ts';
import { createBarsJob } from './bars.ts';
import { batch } from './test-batch.ts';

let store: Store;
let end: () => Promise<void>;

beforeAll(async () => {
  ({ store, end } = await openTestStore());
  await store.securities.save([sampleSecurity('S1')], NOW);
}, 120_000);
afterAll(() => end());

describe('daily bars', () => {
  /** Bars on the first of each month since 2024. */
  function barService() {
    const requested: string[] = [];
    const bars = async (id: string, from: string, to: string) => {
      requested.push(`${id} ${from} ${to}`);
      const months = [...Array(35).keys()].map(
        (i) => `${2024 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}-01`,
      );
      return batch(months.filter((date) => date >= from && date <= to).map((date) => sampleBar(id, date)));
    };
    return { requested, bars };
  }

  it('come year by year, the newest first, until a year without any', async () => {
    const service = barService();
    await createBarsJob().run(await jobContext(store, { market: service }), NEVER);
    expect(service.requested.filter((request) => request.startsWith('S1 '))).toEqual([
      'S1 2025-11-19 2026-11-19',
      'S1 2024-11-19 2025-11-30',
      'S1 2023-11-20 2024-11-18',
      'S1 2022-11-20 2023-11-19',
    ]);
    expect(await store.bars.span('S1')).toEqual({ first: '2024-01-01', last: '2026-11-01' });
  });

  it('are not asked for again after a restart, but for the days since', async () => {
    const service = barService();
    await createBarsJob().run(await jobContext(store, { market: service }), NEVER);
    expect(service.requested.filter((request) => request.startsWith('S1 '))).toEqual(['S1 2026-11-02 2026-11-19']);
  });

  it('of what was suspended for years, and the last day of what has expired, are read too', async () => {
    const past = new Map([
      ['RESTS', ['2021-03-01', '2021-04-01']],
      ['ENDED', ['2026-11-18', '2026-11-19']],
    ]);
    const bars = async (id: string, from: string, to: string) =>
      batch((past.get(id) ?? []).filter((date) => date >= from && date <= to).map((date) => sampleBar(id, date)));
    await store.securities.save(
      [sampleSecurity('RESTS'), sampleSecurity('ENDED', { kind: 'future', board: '602', active: false })],
      NOW,
    );
    await store.bars.save([sampleBar('ENDED', '2026-11-18')], NOW);
    await createBarsJob().run(await jobContext(store, { market: { bars } }), NEVER);
    expect(await store.bars.span('RESTS')).toEqual({ first: '2021-03-01', last: '2021-04-01' });
    expect((await store.bars.span('ENDED'))?.last).toBe('2026-11-19');
  });

  it('come from the daily prices of the whole market where the service has no bars', async () => {
    const requested: string[] = [];
    const prices = async (from: string, to: string) => {
      requested.push(`${from} ${to}`);
      return batch([sampleBar('ZZZ', from)]);
    };
    const context = await jobContext(store, {
      market: { bars: () => Promise.reject(absent()) },
      companies: { prices },
    });
    await createBarsJob().run(context, NEVER);
    expect(requested.slice(0, 2)).toEqual(['2026-11-19 2026-11-19', '2026-11-18 2026-11-18']);
    expect(requested.at(-1)).toMatch(/^2025-01-0\d/);
    const before = requested.length;
    await createBarsJob().run(context, NEVER);
    expect(requested.length).toBe(before);
    expect((await store.bars.span('ZZZ'))?.last).toBe('2026-11-19');
  });
});
