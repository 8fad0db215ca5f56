import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReference } from '#domain/forms/reference.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import type { HumanCheckPort } from '../bot-check/human-check.ts';
import { form, openDesk, referenceOf } from './test-desk.ts';

let store: Store;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ store, end } = await openTestStore());
}, 120_000);
afterAll(() => end());

describe('a form that was sent', () => {
  it('comes three times an hour from one address, and what is repeated does not count', async () => {
    const { desk, time, outcomes } = openDesk(store);
    const { taken } = form();
    for (let i = 0; i < 5; i += 1) expect((await desk('a').take(taken)).kind).toBe('taken');
    for (let i = 0; i < 2; i += 1) expect((await desk('a').take(form().taken)).kind).toBe('taken');
    expect(await desk('a').take(form().taken)).toEqual({ kind: 'too-often', waitS: 3_600 });
    expect((await desk('b').take(form().taken)).kind).toBe('taken');
    time.now += 3_600_000;
    expect((await desk('a').take(form().taken)).kind).toBe('taken');
    expect(outcomes).toContain('too-often');
  });

  it('comes five times a day from one mailbox, in letters of any size, wherever it is sent from', async () => {
    const { desk, time } = openDesk(store);
    const send = (client: string, email: string) => desk(client).take(form({ email }).taken);
    for (let i = 0; i < 5; i += 1) expect((await send(`c${i}`, 'five@example.com')).kind).toBe('taken');
    expect(await send('c6', 'FIVE@example.com')).toEqual({ kind: 'too-often', waitS: 86_400 });
    time.now += DAY_MS;
    expect((await send('c6', 'five@example.com')).kind).toBe('taken');
  });

  it('that passed the bot check is stored as such and counted by no hour; one that did not is not stored', async () => {
    const requested: string[] = [];
    const human: HumanCheckPort = {
      page: { kind: 'off', fault: null },
      check: async ({ action, token, key }) => {
        requested.push(`${action} ${token} ${key.length}`);
        return token === 'of a person' ? 'passed' : 'refused';
      },
    };
    const { desk, outcomes } = openDesk(store, { human });
    const withToken = (token: string) => {
      const { taken } = form();
      taken.data.append('bot-check', token);
      return taken;
    };
    const references: string[] = [];
    for (let i = 0; i < 4; i += 1) references.push(await referenceOf(desk('a').take(withToken('of a person'))));
    expect((await desk('').receipt(references[3]!))?.submission.check).toBe('passed');
    expect(await desk('a').take(withToken('of a program'))).toEqual({ kind: 'refused' });
    expect(outcomes).toEqual(['taken', 'taken', 'taken', 'taken', 'refused']);
    expect(requested.at(-1)).toBe('contact of a program 43');
  });

  it('is the same when it is sent again with another answer to the bot check', async () => {
    const { desk } = openDesk(store);
    const { taken } = form();
    taken.data.append('bot-check', 'first');
    const reference = await referenceOf(desk('a').take(taken));
    taken.data.set('bot-check', 'second');
    expect(await referenceOf(desk('a').take(taken))).toBe(reference);
  });

  it('of a program gets a reference under which nothing lies', async () => {
    const { desk } = openDesk(store);
    const reference = desk('a').decoy('contact');
    expect(readReference(reference, 'DSX')).toBe(reference);
    expect(await desk('').receipt(reference)).toBeNull();
  });
});
