import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDefault } from '#domain/bilingual.ts';
import type { Bulletin } from '#domain/bulletin.ts';
import { sampleMarket } from '#domain/sample-bulletin.ts';
import { monthOf } from '#domain/month.ts';
import { exchange } from '#exchange.config.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import { jobContext, NEVER, NOW } from '../fake.ts';
import { RECORD_JOBS } from './bulletin-records.ts';
import { createBulletinsJob } from './bulletins.ts';

/** Current market time in these tests is 20 November 2026, 11:00. */
const SAMPLE = sampleMarket('2024-11-01', '2026-11-19');
/** The seldom traded security has not traded for a long time. */
const MARKET = {
  ...SAMPLE,
  securities: SAMPLE.securities.map((one, at) =>
    at === 10 ? { ...one, bars: one.bars.filter(({ date }) => date < '2026-01-15') } : one,
  ),
};
const LAST = 'daily:2026-11-19';

let first: Awaited<ReturnType<typeof openTestStore>>;
let second: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  [first, second] = await Promise.all([openTestStore(), openTestStore()]);
  await Promise.all([fill(first.store), fill(second.store)]);
}, 240_000);
afterAll(() => Promise.all([first.end(), second.end()]));

const run = async (store: Store) => createBulletinsJob().run(await jobContext(store, {}), NEVER);
const held = async (store: Store, key: string) => (await store.documents.find<Bulletin>('bulletin', key))?.value;

/** What the other jobs have read. */
async function fill(store: Store): Promise<void> {
  const codes = exchange.indices.map(({ code }) => code);
  await store.securities.save(MARKET.securities.map(({ security }) => security) as never, NOW);
  await store.bars.save(
    MARKET.securities.flatMap(({ bars }) => [...bars]),
    NOW,
  );
  await store.bars.save(
    MARKET.indices[0]!.bars.map((bar) => ({ ...bar, symbol: codes[0]! })),
    NOW,
  );
  const months = Map.groupBy(MARKET.trades, ({ date }) => monthOf(date));
  await store.documents.save(
    'investor-trades',
    [...months].map(([key, value]) => ({ key, value })),
    NOW,
  );
  await store.ingestJobs.succeeded('investor-trades', NOW);
  for (const job of RECORD_JOBS) await store.ingestJobs.absent(job, NOW);
  const ids = [...codes, ...MARKET.securities.map(({ security }) => security.symbol)];
  await store.documents.save(
    'bars-reach',
    ids.map((key) => ({ key, value: { from: '2024-11-01', done: true } })),
    NOW,
  );
}

describe('bulletins', () => {
  it('wait until the bars of the whole market are read', async () => {
    expect(await run(first.store)).toBe('waiting');
    expect(await held(first.store, LAST)).toBeUndefined();
    for (const { store } of [first, second])
      await store.documents.save('bars-read', [{ key: 'up-to', value: '2026-11-19' }], NOW);
  });

  it('are made of every kind, none of a day that is not over', async () => {
    await run(first.store);
    const keys = Object.keys(await first.store.documents.revisions('bulletin')).sort();
    expect(keys).toEqual(
      expect.arrayContaining([LAST, 'weekly:2026-W46', 'monthly:2026-10', 'quarterly:2026-Q3', 'yearly:2025']),
    );
    expect(keys.filter((key) => key > LAST && key.startsWith('daily'))).toEqual([]);
    expect(keys).not.toContain('weekly:2026-W47');
    expect(keys.filter((key) => key.startsWith('daily'))).toHaveLength(30);
  });

  it('come to the bars of the store month by month and year by year', async () => {
    const { months, years } = (await held(first.store, 'yearly:2025'))!.sections;
    const valueOf = (span: string) =>
      MARKET.securities
        .flatMap(({ bars }) => bars)
        .filter(({ date }) => date.startsWith(span))
        .reduce((sum, { value }) => sum + (value ?? 0), 0);
    expect(months!.map(({ month, value }) => [month, value])).toEqual(
      months!.map(({ month }) => [month, valueOf(month)]),
    );
    expect(months).toHaveLength(12);
    expect(years!.map(({ year, value }) => [year, value])).toEqual([
      [2025, valueOf('2025')],
      [2024, valueOf('2024')],
    ]);
    expect((await held(first.store, LAST))!.sections.months!.map(({ month }) => month).at(-1)).toBe('2026-11');
  });

  it('are the same when they are made anew where none is stored', async () => {
    await run(second.store);
    for (const key of Object.keys(await first.store.documents.revisions('bulletin')))
      expect(JSON.stringify(await held(second.store, key))).toBe(JSON.stringify(await held(first.store, key)));
  });

  it('stay as they are when made again, and get a revision by a corrected bar; the first stays readable', async () => {
    const { store } = first;
    await run(store);
    for (const key of [LAST, 'weekly:2026-W46', 'monthly:2026-10', 'quarterly:2026-Q3', 'yearly:2025'])
      expect((await held(store, key))?.revision).toBe(1);
    const bar = MARKET.securities[0]!.bars.findLast(({ date }) => date === '2026-11-19')!;
    await store.bars.save([{ ...bar, close: bar.high }], NOW);
    await run(store);
    expect(await held(store, LAST)).toMatchObject({ revision: 2 });
    const changes = (await held(store, LAST))!.changes;
    expect(changes).toContainEqual({
      section: 'securities',
      of: bar.symbol,
      field: 'close',
      before: bar.close,
      after: bar.high,
    });
    const history = await store.documents.history<Bulletin>('bulletin', LAST);
    expect(history.map(({ value }) => value.revision)).toEqual([2, 1]);
  });

  it('set the day on which a right falls off against the announced price', async () => {
    const { store } = second;
    const { security, bars } = MARKET.securities[2]!;
    const close = bars.findLast(({ date }) => date < '2026-11-19')!.close;
    const adjusted = Math.round(close * 0.92);
    const issue = {
      code: 'x-2026',
      symbol: security.symbol,
      marker: 'confirmed',
      ratio: { units: 1, of: 4 },
      issuePrice: Math.round(close * 0.6),
      adjusted,
      days: { meeting: null, entitlement: null, ex: '2026-11-19' },
    };
    await store.documents.save('rights-issue', [{ key: issue.code, value: issue }], NOW);
    await run(store);
    const line = (await held(store, LAST))!.sections.securities!.find(({ symbol }) => symbol === security.symbol)!;
    expect(line).toMatchObject({ previousClose: adjusted, change: line.close! - adjusted });
  });

  it('keep the names and shares that they were made with', async () => {
    const { store } = first;
    const { security } = MARKET.securities[1]!;
    await store.securities.save([{ ...security, name: inDefault('Renamed') }] as never, NOW + 1);
    await run(store);
    expect((await held(store, 'daily:2026-11-18'))?.revision).toBe(1);
  });
});
