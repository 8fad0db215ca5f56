import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FutureDay, MarginParameter } from '#domain/future-days.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import { jobContext, NEVER } from '../fake.ts';
import { futureDaysJob } from './future-days.ts';
import { marginParametersJob } from './margin-parameters.ts';

let store: Store;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ store, end } = await openTestStore());
}, 120_000);
afterAll(() => end());

const day = (root: string, date: string, settlement: number): FutureDay => ({
  date,
  symbol: `${root}Z26`,
  root,
  expiresOn: '2026-12-17',
  open: null,
  high: null,
  low: null,
  close: null,
  settlement,
  volume: 0,
  value: 0,
  trades: 0,
  openInterest: 0,
  underlying: settlement,
});

async function read(rowsOf: (root: string, from: string) => FutureDay[]): Promise<string[]> {
  const requested: string[] = [];
  const futureDays = async (root: string, from: string) => {
    requested.push(`${root} ${from}`);
    return { records: rowsOf(root, from), rejected: [] };
  };
  await futureDaysJob.run(await jobContext(store, { market: { futureDays } }), NEVER);
  return requested.filter((one) => one.startsWith('DSXGI '));
}

const held = async (key: string) => (await store.documents.find<FutureDay[]>('future-days', key))?.value;

/** The current market day in these tests is 20 November 2026. */
describe('futures by day', () => {
  it('are read back to the first month without a row, the oldest day first', async () => {
    const requested = await read((root, from) =>
      from < '2026-09' ? [] : [day(root, from.replace('-01', '-03'), 5), day(root, from, 7)],
    );
    expect(requested).toEqual(['DSXGI 2026-11-01', 'DSXGI 2026-10-01', 'DSXGI 2026-09-01', 'DSXGI 2026-08-01']);
    expect((await held('DSXGI:2026-10'))?.map(({ settlement }) => settlement)).toEqual([7, 5]);
    expect(await held('DSXGI:2026-08')).toBeUndefined();
  });

  it('keep a day that a later answer leaves out, and take over one that it corrects', async () => {
    const requested = await read((root, from) => (from < '2026-09' ? [] : [day(root, from, 9)]));
    expect(requested).toEqual(['DSXGI 2026-11-01', 'DSXGI 2026-10-01', 'DSXGI 2026-08-01']);
    expect((await held('DSXGI:2026-10'))?.map(({ settlement }) => settlement)).toEqual([9, 5]);
  });

  it('of another root or month are kept as rejected', async () => {
    await read((root, from) => (from < '2026-11' ? [] : [day(root, '2026-01-05', 3), day('OTHER', from, 3)]));
    expect(await held('OTHER:2026-11')).toBeUndefined();
    const [rejected] = await store.ingestJobs.refusals('future-days', 1);
    expect(rejected?.reason).toBe('it is not of the asked root and days');
  });
});

describe('margins of futures', () => {
  const margin = (from: string, percent: number): MarginParameter => ({
    root: 'DSXGI',
    from,
    percent,
    perContract: 1_000,
    perSpread: null,
    currency: 'AED',
  });

  it('of earlier months are those of their last day, and of this one every set that was seen', async () => {
    const requested: string[] = [];
    const run = async (parametersOf: (on: string) => MarginParameter[]) => {
      const marginParameters = async (on: string) => {
        requested.push(on);
        return { records: parametersOf(on), rejected: [] };
      };
      await marginParametersJob.run(await jobContext(store, { market: { marginParameters } }), NEVER);
    };
    await run((on) => (on < '2026-10' ? [] : [margin(`${on.slice(0, 7)}-02`, 5_000)]));
    await run(() => [margin('2026-11-20', 6_000), margin('2026-11-25', 7_000)]);
    expect(requested).toEqual(['2026-11-20', '2026-10-31', '2026-09-30', '2026-11-20', '2026-09-30']);
    const months = await store.documents.list<MarginParameter[]>('margin-parameters');
    const november = months.find(({ key }) => key === '2026-11')!.value;
    expect(november.map(({ from, percent }) => [from, percent])).toEqual([
      ['2026-11-02', 5_000],
      ['2026-11-20', 6_000],
    ]);
  });
});
