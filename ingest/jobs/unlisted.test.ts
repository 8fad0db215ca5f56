import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleQuote } from '#live/sample.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import type { ListedSecurity } from '#upstream/records.ts';
import { jobContext, NEVER } from '../fake.ts';
import { attempt } from '../schedule.ts';
import { referenceJob } from './reference.ts';
import { batch } from './test-batch.ts';

let store: Store;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ store, end } = await openTestStore());
}, 120_000);
afterAll(() => end());

const listed = (symbol: string): ListedSecurity => ({
  symbol,
  sourceId: `id-${symbol}`,
  name: { en: `${symbol} Company`, ar: `شركة ${symbol}` },
  sector: null,
  kind: 'equity',
  exchange: 'home',
});

describe('securities', () => {
  const twenty = {
    lists: {
      securities: async () => batch([...Array(20).keys()].map((i) => listed(`S${i}`))),
      freshEquities: async () => batch([]),
    },
    content: { securities: async () => batch([]) },
  };

  it('that are traded and stand in no list are counted and logged', async () => {
    const context = await jobContext(store, twenty);
    context.live.apply({ kind: 'delta', quotes: [sampleQuote('NOLIST')] });
    context.live.tick();
    expect(await attempt(referenceJob, context, NEVER)).toBe('read');
    const rejected = await store.ingestJobs.refusals('reference', 5);
    expect(rejected.map(({ record }) => record)).toContainEqual({ symbol: 'NOLIST', board: '510' });
    const text = 'reference: a record was rejected';
    expect(context.log.lines).toContainEqual(expect.objectContaining({ level: 'warn', text }));
  });

  it('are read again soon where nothing of the market was heard: it alone says the boards and the futures', async () => {
    expect(await attempt(referenceJob, await jobContext(store, twenty), NEVER)).toBe('incomplete');
  });

  it('that the roster alone names are not missed in the lists at the next reading', async () => {
    const roster = [...Array(60).keys()].map((i) => {
      const { sector: _, ...named } = listed(`R${i}`);
      return { ...named, active: true, shownOnList: true, currency: 'AED', isin: null, terms: null };
    });
    const calls = { ...twenty, content: { securities: async () => batch(roster) } };
    await attempt(referenceJob, await jobContext(store, calls), NEVER);
    expect(await attempt(referenceJob, await jobContext(store, calls), NEVER)).toBe('incomplete');
  });
});
