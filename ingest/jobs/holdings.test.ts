import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Holding, HoldingsMonth, HoldingSize } from '#domain/holding.ts';
import type { Month } from '#domain/month.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import { jobContext, NEVER } from '../fake.ts';
import { holdingsJob } from './holdings.ts';

let store: Store;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ store, end } = await openTestStore());
}, 120_000);
afterAll(() => end());

const holding = (symbol: string | null, investors: number, value: number): Holding => ({
  symbol,
  nationality: 'uae',
  type: 'individual',
  investors,
  shares: 10,
  value,
  freeFloatValue: null,
});
const SIZES: HoldingSize[] = [
  { from: 0, to: 5_000, investors: 30, value: 40_000 },
  { from: 5_000, to: null, investors: 10, value: 60_000 },
];

async function read(sizesOf: (month: Month) => HoldingSize[] = () => SIZES) {
  const requested: Month[] = [];
  const rejected: unknown[] = [];
  const holdings = async (month: Month) => {
    requested.push(month);
    const isFinished = month < '2026-11';
    return {
      holdings: isFinished ? [holding(null, 40, 100_000), holding('JIWAN', 12, 70_000)] : [],
      sizes: isFinished ? sizesOf(month) : [],
      newInvestors: isFinished ? 5 : null,
      rejected: [],
    };
  };
  const context = await jobContext(store, { market: { holdings } });
  const reject = async (_: unknown, rows: readonly { reason: string }[]) =>
    void rejected.push(...rows.map(({ reason }) => reason));
  await holdingsJob.run({ ...context, reject }, NEVER);
  return { requested, rejected };
}

const market = async (month: Month) => (await store.documents.find<HoldingsMonth>('holdings', month))?.value;

/** The current market day in these tests is 20 November 2026. */
describe('holdings by month', () => {
  it('are read of three years; the market and its securities are kept apart, and a month that is not finished is not', async () => {
    const { requested, rejected } = await read();
    expect([requested.length, requested[0], requested.at(-1)]).toEqual([37, '2026-11', '2023-11']);
    expect(rejected).toEqual([]);
    expect(await market('2026-11')).toBeUndefined();
    expect(await market('2026-10')).toMatchObject({ month: '2026-10', newInvestors: 5, sizes: SIZES });
    expect((await market('2026-10'))?.cells).toHaveLength(1);
    const own = await store.documents.find<Holding[]>('security-holdings', '2026-10');
    expect(own?.value.map(({ symbol }) => symbol)).toEqual(['JIWAN']);
  });

  it('asks again only for what may still change, and leaves out sizes that do not come to the market', async () => {
    const { requested, rejected } = await read(() => SIZES.slice(1));
    expect(requested).toEqual(['2026-11', '2026-10']);
    expect(rejected).toEqual(['sizes of holdings that do not come to the market']);
    expect((await market('2026-10'))?.sizes).toEqual([]);
    expect((await market('2026-09'))?.sizes).toEqual(SIZES);
  });
});
