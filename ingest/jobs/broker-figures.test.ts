import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrokerMonth } from '#domain/broker-ranking.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import type { SegmentFigures } from '#upstream/calls/market/broker-figures.ts';
import { jobContext, NEVER } from '../fake.ts';
import { brokerFiguresJob } from './broker-figures.ts';

let store: Store;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ store, end } = await openTestStore());
}, 120_000);
afterAll(() => end());

const figures = (code: string, bought: number, sold: number): SegmentFigures => ({
  code,
  segment: 'securities',
  bought,
  sold,
  boughtVolume: 1,
  soldVolume: 1,
  boughtTrades: 1,
  soldTrades: 1,
  electronic: 0,
});

async function read(rowsOf: (month: string) => SegmentFigures[]): Promise<string[]> {
  const requested: string[] = [];
  const brokerFigures = async (month: string) => {
    requested.push(month);
    return { records: rowsOf(month), rejected: [] };
  };
  await brokerFiguresJob.run(await jobContext(store, { market: { brokerFigures } }), NEVER);
  return requested;
}

const held = async (key: string) => (await store.documents.find<BrokerMonth>('broker-month', key))?.value;

/** The current market day in these tests is 20 November 2026. */
describe('figures of brokers', () => {
  it('of a month whose sides differ are not used', async () => {
    await expect(read(() => [figures('AAA', 10, 8), figures('BBB', 5, 5)])).rejects.toThrow(
      /15 was bought and 13 sold/,
    );
    expect(await held('2026-10:securities')).toBeUndefined();
  });

  it('are read back two years and a month, and nothing is kept of a month without any', async () => {
    const requested = await read((month) => (month < '2025-06' ? [] : [figures('AAA', 10, 8), figures('BBB', 5, 7)]));
    expect([requested[0], requested.at(-1), requested.length]).toEqual(['2026-10', '2024-10', 25]);
    expect((await held('2026-10:securities'))?.brokers.map(({ code }) => code)).toEqual(['AAA', 'BBB']);
    expect(await held('2026-10:derivatives')).toBeUndefined();
    expect(await held('2025-05:securities')).toBeUndefined();
  });

  it('of the last month are read again, those of earlier ones once', async () => {
    const requested = await read(() => [figures('AAA', 20, 20)]);
    expect(requested.filter((month) => month >= '2025-06')).toEqual(['2026-10']);
    expect((await held('2026-10:securities'))?.brokers).toHaveLength(1);
    expect((await held('2026-09:securities'))?.brokers).toHaveLength(2);
  });
});
