import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MarginWeek } from '#domain/margin-week.ts';
import { sampleMarginWeek } from '#domain/sample-margin-week.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import { jobContext, NEVER } from '../fake.ts';
import { marginWeeksJob } from './margin-weeks.ts';

let store: Store;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ store, end } = await openTestStore());
}, 120_000);
afterAll(() => end());

async function read(rowsOf: (year: number) => MarginWeek[]): Promise<number[]> {
  const requested: number[] = [];
  const marginWeeks = async (year: number) => {
    requested.push(year);
    return { records: rowsOf(year), rejected: [] };
  };
  await marginWeeksJob.run(await jobContext(store, { market: { marginWeeks } }), NEVER);
  return requested;
}

const held = async (year: number) => (await store.documents.find<MarginWeek[]>('margin-weeks', String(year)))?.value;

/** The current market day in these tests is 20 November 2026. */
describe('margin trading by week', () => {
  it('is read of this year and the one before, the oldest week first; a year without weeks is not kept', async () => {
    const requested = await read((year) =>
      year === 2026 ? [sampleMarginWeek({}), sampleMarginWeek({ week: '2026-11-06' })] : [],
    );
    expect(requested).toEqual([2025, 2026]);
    expect((await held(2026))?.map((one) => one.week)).toEqual(['2026-11-06', '2026-11-13']);
    expect(await held(2025)).toBeUndefined();
  });

  it('a late report revises its week', async () => {
    await read((year) =>
      year === 2026
        ? [sampleMarginWeek({ revision: 2, outstanding: 10 }), sampleMarginWeek({ week: '2026-11-06' })]
        : [],
    );
    expect((await held(2026))?.at(-1)).toMatchObject({ revision: 2, outstanding: 10 });
  });

  it('no week where some are held is a failure, and they stay', async () => {
    await expect(read(() => [])).rejects.toThrow('no record where 2 are held');
    expect(await held(2026)).toHaveLength(2);
  });
});
