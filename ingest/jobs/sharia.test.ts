import { afterAll, beforeAll, expect, it } from 'vitest';
import { inDefault } from '#domain/bilingual.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import { down, jobContext, NEVER } from '../fake.ts';
import { attempt } from '../schedule.ts';
import { shariaJob } from './sharia.ts';
import { batch } from './test-batch.ts';

let store: Store;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ store, end } = await openTestStore());
}, 120_000);
afterAll(() => end());

const quarter = (number: 2 | 3, endsOn: string) => ({
  year: 2026,
  quarter: number,
  endsOn,
  exchanges: [{ code: 'DSX', exchange: 'home' as const }],
});
const QUARTERS = [quarter(3, '2026-09-30'), quarter(2, '2026-06-30')];

/** Reads the lists of both quarters; `failing` is the quarter whose list cannot be read. */
async function read(failing: number | null) {
  const lists = {
    shariaQuarters: async () => batch(QUARTERS),
    shariaCompanies: async (_: number, number: number) => {
      if (number === failing) throw down('shariaCompanies');
      return batch([{ symbol: 'AAA', name: inDefault('AAA'), remarks: inDefault('') }]);
    },
  };
  await attempt(shariaJob, await jobContext(store, { lists }), NEVER);
  return Promise.all(
    ['sharia-quarter', 'sharia-companies'].map(async (kind) =>
      (await store.documents.list(kind)).map(({ key }) => key),
    ),
  );
}

it('a quarter whose list cannot be read is not stored without it', async () => {
  expect(await read(2)).toEqual([['2026-3'], ['2026-3:home']]);
  expect(await read(null)).toEqual([
    ['2026-2', '2026-3'],
    ['2026-2:home', '2026-3:home'],
  ]);
});
