import { describe, expect, it } from 'vitest';
import { StoreError } from '#store/error.ts';
import { createLastAnswers } from './last-answers.ts';
import { createReads } from './reads.ts';
import { createTags, type Tag } from './tags.ts';

const TAG: Tag = 'securities *';

function world() {
  const time = { now: 1_000 };
  const state = { isAway: false };
  const tags = createTags();
  const steady = () => time.now;
  const answers = createLastAnswers({ store: { isAway: () => state.isAway }, tags, steady });
  /** One page sends one query. */
  async function page(answer: () => Promise<unknown>, key = 'securities.list []') {
    const reads = createReads(tags, steady);
    const value = await answers.ask({ key, tag: TAG, isKeyedByInput: false, reads }, answer);
    return { value, asOf: reads.asOf(), staleAt: reads.staleAt() };
  }
  return { time, state, tags, page };
}

const outage = () => Promise.reject(new StoreError('interrupted', 'gone'));
const hanging = () => new Promise<never>(() => undefined);

describe('a question to the store', () => {
  it('is answered by the store while it answers', async () => {
    const { page } = world();
    await page(async () => 1);
    expect(await page(async () => 2)).toEqual({ value: 2, asOf: null, staleAt: Infinity });
  });

  it.each([
    ['breaks off', outage],
    ['hangs', hanging],
  ])('is answered as before where the store %s, for a moment, with the time as of which that is', async (_, answer) => {
    const { page, time } = world();
    await page(async () => 1);
    time.now += 5_000;
    expect(await page(answer)).toEqual({ value: 1, asOf: 1_000, staleAt: time.now + 1_000 });
  });

  it('is asked once more where only its connection was broken off', async () => {
    const { page } = world();
    const answers = [outage, async () => 2];
    expect(await page(() => answers.shift()!())).toEqual({ value: 2, asOf: null, staleAt: Infinity });
    const none = [outage, outage, async () => expect.unreachable()];
    await expect(page(() => none.shift()!(), 'another')).rejects.toMatchObject({ code: 'interrupted' });
  });

  it('is not asked at all while the store is away', async () => {
    const { page, state } = world();
    await page(async () => 1);
    state.isAway = true;
    expect((await page(() => expect.unreachable())).value).toBe(1);
    await expect(page(() => expect.unreachable(), 'another')).rejects.toMatchObject({ code: 'interrupted' });
  });

  it('was true until the store was heard last, unless something of it had moved', async () => {
    const { page, state, tags, time } = world();
    await page(async () => 1);
    time.now = 9_000;
    await page(async () => 'something else', 'another');
    state.isAway = true;
    time.now = 60_000;
    expect((await page(outage)).asOf).toBe(9_000);
    tags.move(['securities DSX']);
    expect((await page(outage)).asOf).toBe(1_000);
  });

  it('fails as it did where the fault is no outage', async () => {
    const { page } = world();
    await page(async () => 1);
    await expect(page(() => Promise.reject(new Error('division by zero')))).rejects.toThrow('division by zero');
  });
});
