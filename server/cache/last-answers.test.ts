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
  async function page(answer: () => Promise<unknown>, key = 'securities.list []', isLasting = true) {
    const reads = createReads(tags, steady);
    const value = await answers.ask({ key, tag: TAG, isLasting, isKeyedByInput: false, reads }, answer);
    return { value, asOf: reads.asOf(), staleAt: reads.staleAt() };
  }
  return { time, state, tags, page };
}

const outage = () => Promise.reject(new StoreError('interrupted', 'gone'));
const hanging = () => new Promise<never>(() => undefined);

describe('a question to the store', () => {
  it('is answered by the store when its tag has moved since, and a minute after the last time', async () => {
    const { page, tags, time } = world();
    const told = (value: unknown) => ({ value, asOf: null, staleAt: Infinity });
    await page(async () => 1);
    expect(await page(() => expect.unreachable())).toEqual(told(1));
    tags.move(['securities DSX']);
    expect(await page(async () => 2)).toEqual(told(2));
    time.now += 59_999;
    expect(await page(() => expect.unreachable())).toEqual(told(2));
    time.now += 1;
    expect(await page(async () => 3)).toEqual(told(3));
  });

  it('is answered by the store when its tag moved while it was asked', async () => {
    const { page, tags } = world();
    await page(async () => {
      tags.move(['securities DSX']);
      return 1;
    });
    expect((await page(async () => 2)).value).toBe(2);
  });

  it('is answered by the store each time where the answer depends on the time', async () => {
    const { page } = world();
    await page(async () => 1, 'a', false);
    expect((await page(async () => 2, 'a', false)).value).toBe(2);
  });

  it('has an answer that no page can change for another', async () => {
    const { page } = world();
    const { value } = await page(async () => [{ names: ['DSX'] }]);
    const [first] = value as { names: string[] }[];
    expect(() => first!.names.push('NEW')).toThrow(TypeError);
    expect(() => Object.assign(first!, { names: [] })).toThrow(TypeError);
  });

  it.each([
    ['breaks off', outage],
    ['hangs', hanging],
  ])('is answered as before where the store %s, for a moment, with the time as of which that is', async (_, answer) => {
    const { page, tags, time } = world();
    await page(async () => 1);
    time.now += 5_000;
    tags.move(['securities DSX']);
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
    const { page, tags } = world();
    await page(async () => 1);
    tags.move(['securities DSX']);
    await expect(page(() => Promise.reject(new Error('division by zero')))).rejects.toThrow('division by zero');
  });
});
