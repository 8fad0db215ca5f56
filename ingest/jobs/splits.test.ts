import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSecurity } from '#domain/sample-security.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import type { ListedCapitalChange, ListedSplit } from '#upstream/records.ts';
import { absent, fakeUpstream, jobContext, NEVER } from '../fake.ts';
import { attempt } from '../schedule.ts';
import { splitsJob } from './splits.ts';

let store: Store;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ store, end } = await openTestStore());
  await store.securities.save(
    ['AAA', 'BBB', 'CCC', 'DDD'].map((symbol) => sampleSecurity(symbol)),
    0,
  );
}, 120_000);
afterAll(() => end());

const SPLIT: ListedSplit = { symbol: 'AAA', date: '2026-03-02', units: 4, of: 1 };
const change = (given: Partial<ListedCapitalChange>): ListedCapitalChange => ({
  id: 'aaa-1',
  symbol: 'AAA',
  kind: 'capital-reduction',
  exDate: '2025-06-10',
  recordDate: '2025-06-11',
  units: 3,
  of: 5,
  marker: 'confirmed',
  ...given,
});

interface Answers {
  splits?: ListedSplit[];
  changes?: (year: number) => ListedCapitalChange[];
}

/** A call missing from the answers is one that the service does not have. */
async function read({ splits, changes }: Answers) {
  const requested: number[] = [];
  const market = {
    ...(splits && { splits: async () => ({ records: splits, rejected: [] }) }),
    ...(changes && {
      capitalChanges: async (year: number) => {
        requested.push(year);
        return { records: changes(year), rejected: [] };
      },
    }),
  };
  const context = { ...(await jobContext(store, {})), upstream: fakeUpstream({ market }, absent) };
  return { outcome: await attempt(splitsJob, context, NEVER), requested };
}

const held = async (symbol: string) =>
  (await store.corporateActions.list({ symbol })).map(({ id, kind, ratio, marker, exDate, recordDate }) => ({
    id,
    kind,
    ratio: ratio && `${ratio.units}:${ratio.of}`,
    marker,
    exDate,
    recordDate,
  }));

/** The market's day of these tests is 20 November 2026: the years before 2025 are settled. */
describe('splits and changes of capital', () => {
  it('are asked for of the next year and ten past ones; a settled year that is held is passed over', async () => {
    const changes = (year: number) =>
      year === 2024 ? [change({ id: 'old', exDate: '2024-06-10', recordDate: null })] : [];
    const first = await read({ splits: [], changes });
    expect(first.requested).toEqual([2027, 2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016]);
    const { requested } = await read({ splits: [], changes });
    expect(requested).toEqual(first.requested.filter((year) => year !== 2024));
  });

  it('are corporate actions: a reduction keeps its ratio, days and status', async () => {
    const { outcome } = await read({
      splits: [{ ...SPLIT, symbol: 'BBB' }],
      changes: (year) => (year === 2025 ? [change({ id: 'bbb-1', symbol: 'BBB' })] : []),
    });
    expect(outcome).toBe('read');
    expect(await held('BBB')).toEqual([
      {
        id: 'BBB-split-2026-03-02',
        kind: 'split',
        ratio: '4:1',
        marker: 'confirmed',
        exDate: '2026-03-02',
        recordDate: null,
      },
      {
        id: 'capital-bbb-1',
        kind: 'capital-reduction',
        ratio: '3:5',
        marker: 'confirmed',
        exDate: '2025-06-10',
        recordDate: '2025-06-11',
      },
    ]);
  });

  it('one that is withdrawn is withdrawn here too', async () => {
    const on = (marker: ListedCapitalChange['marker']) => (year: number) =>
      year === 2026
        ? [change({ id: 'ccc-1', symbol: 'CCC', exDate: '2026-12-07', recordDate: '2026-12-08', marker })]
        : [];
    await read({ splits: [], changes: on('proposed') });
    await read({ splits: [], changes: on('withdrawn') });
    expect(await held('CCC')).toMatchObject([{ marker: 'withdrawn' }]);
  });

  it('are read by whichever of the two calls the service has', async () => {
    const changes = (year: number) => (year === 2025 ? [change({ id: 'ddd-1', symbol: 'DDD' })] : []);
    expect((await read({ changes })).outcome).toBe('read');
    expect((await read({ splits: [{ ...SPLIT, symbol: 'DDD' }] })).outcome).toBe('read');
    expect(await held('DDD')).toHaveLength(2);
  });

  it('of a security that no list names are rejected', async () => {
    await read({ splits: [{ ...SPLIT, symbol: 'ZZZ' }], changes: () => [change({ id: 'zzz-1', symbol: 'ZZZ' })] });
    expect(await held('ZZZ')).toEqual([]);
  });
});
