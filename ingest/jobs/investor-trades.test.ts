import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InvestorTrade } from '#domain/investor-trades.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import { jobContext, NEVER } from '../fake.ts';
import { investorTradesJob } from './investor-trades.ts';

let store: Store;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ store, end } = await openTestStore());
}, 120_000);
afterAll(() => end());

const trade = (date: string, buyValue: number, sellValue: number): InvestorTrade => ({
  date,
  kind: 'equity',
  nationality: 'uae',
  type: 'bank',
  buyValue,
  sellValue,
  buyVolume: 1,
  sellVolume: 1,
  buyTrades: 1,
  sellTrades: 1,
});

async function read(rowsOf: (from: string) => InvestorTrade[]): Promise<string[]> {
  const requested: string[] = [];
  const investorTrades = async (from: string) => {
    requested.push(from);
    return { records: rowsOf(from), rejected: [] };
  };
  await investorTradesJob.run(await jobContext(store, { market: { investorTrades } }), NEVER);
  return requested;
}

const held = async (month: string) => (await store.documents.find<InvestorTrade[]>('investor-trades', month))?.value;

/** The current market day in these tests is 20 November 2026. */
describe('trades by investor', () => {
  it('are read back three years and a month, the oldest day first', async () => {
    const requested = await read((from) =>
      from < '2026-09' ? [] : [trade(from.replace('01', '03'), 5, 5), trade(from, 7, 7)],
    );
    expect([requested[0], requested.at(-1), requested.length]).toEqual(['2026-11-01', '2023-11-01', 37]);
    expect((await held('2026-10'))?.map(({ buyValue }) => buyValue)).toEqual([7, 5]);
    expect(await held('2026-08')).toBeUndefined();
  });

  it('of a day whose sides differ are left out and kept as rejected', async () => {
    await read((from) => [trade(from, 10_000, 12_000), trade(from.replace('-01', '-02'), 10_000, 10_900)]);
    expect((await held('2026-11'))?.map(({ date }) => date)).toEqual(['2026-11-02']);
    const [rejected] = await store.ingestJobs.refusals('investor-trades', 1);
    expect(rejected?.reason).toBe('what was bought is not what was sold');
  });

  it('of a day whose sides differ in shares are left out in REITs too', async () => {
    const reit = (date: string): InvestorTrade => ({ ...trade(date, 500, 500), kind: 'reit' });
    await read((from) => [
      trade(from, 10_000, 12_000),
      reit(from),
      trade(from.replace('-01', '-02'), 7_000, 7_000),
      reit(from.replace('-01', '-02')),
    ]);
    expect((await held('2026-11'))?.map(({ date, kind }) => `${date} ${kind}`)).toEqual([
      '2026-11-02 equity',
      '2026-11-02 reit',
    ]);
    const rejected = await store.ingestJobs.refusals('investor-trades', 5);
    for (const { record } of rejected) expect(record).toMatchObject({ day: expect.stringMatching(/ equity$/) });
  });

  it('of the last two months are read again, those of earlier ones once', async () => {
    const requested = await read((from) => [trade(from, 9, 9)]);
    expect(requested.filter((from) => from >= '2026-09')).toEqual(['2026-11-01', '2026-10-01']);
  });
});
