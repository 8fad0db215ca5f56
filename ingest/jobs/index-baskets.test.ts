import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange } from '#exchange.config.ts';
import type { DatedBasket } from '#domain/index-level.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import { jobContext, NEVER } from '../fake.ts';
import { indexBasketsJob } from './index-baskets.ts';

let store: Store;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ store, end } = await openTestStore());
}, 120_000);
afterAll(() => end());

const quarters = (from: number, to: number) =>
  Array.from(
    { length: (to - from + 1) * 4 },
    (_, i) => `${from + Math.floor(i / 4)}-${['01', '04', '07', '10'][i % 4]}-01`,
  );
const basket = (index: string, from: string): DatedBasket => ({
  index,
  from,
  divisor: 1_000,
  constituents: [{ symbol: 'AAA', freeFloatShares: 10, capFactor: 1 }],
});
const read = async (days: readonly string[]) => {
  const baskets = async (code: string) => ({ records: days.map((day) => basket(code, day)), rejected: [] });
  await indexBasketsJob.run(await jobContext(store, { market: { baskets } }), NEVER);
};
const heldDays = async (code: string) => (await store.documents.find('index-basket-days', code))?.value;

describe('what the indices are made of', () => {
  it('is kept by index and first day, and what the service no longer tells of stays', async () => {
    const [first] = exchange.indices;
    await read(quarters(2023, 2025));
    await read(quarters(2024, 2026));
    for (const { code } of exchange.indices) expect(await heldDays(code)).toEqual(quarters(2023, 2026));
    for (const day of ['2023-01-01', '2026-10-01'])
      expect((await store.documents.find('index-basket', `${first!.code}:${day}`))?.value).toEqual(
        basket(first!.code, day),
      );
  });

  it('stays as it was where a service forgot it', async () => {
    const [first] = exchange.indices;
    await read(quarters(2023, 2026));
    await expect(read([])).rejects.toThrow(`Baskets of ${first!.code}`);
    expect(await heldDays(first!.code)).toEqual(quarters(2023, 2026));
  });
});
