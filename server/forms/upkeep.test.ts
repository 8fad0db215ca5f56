import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DAY_MS } from '#domain/time.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import { systemClock } from '#upstream/transport/clock.ts';
import { createUpkeep } from './upkeep.ts';
import { createLog } from '../log.ts';

const NOON = Date.UTC(2026, 10, 18, 8);
let store: Store;
let end: () => Promise<void>;

beforeAll(async () => {
  ({ store, end } = await openTestStore());
}, 120_000);
afterAll(() => end());

async function add(reference: string, keepDays: number): Promise<void> {
  const same = {
    form: 'contact',
    locale: 'en',
    fields: {},
    email: 'a@b.ae',
    consent: '1',
    check: 'unchecked',
  } as const;
  await store.once(reference, NOON, async (writing) => {
    const hashes = { withdraw: `w${reference}`, desk: `d${reference}` };
    const submission = { ...same, reference, sentAt: NOON, keepDays, answerBy: null, desk: 'general' };
    await store.submissions.add(writing, submission, hashes);
    return { reference };
  });
}

it('what readers sent is deleted once its days are over, and the deletion has a line', async () => {
  let now = NOON;
  const clock = {
    ...systemClock,
    now: () => now,
    after: (_ms: number, task: () => void) => systemClock.after(5, task),
  };
  await add('enquiry', 365);
  await add('complaint', 1_825);
  const upkeep = createUpkeep({ store, transport: null, log: createLog('silent'), clock, observe: () => {} });
  upkeep.start();
  const held = async () => (await store.submissions.list(10)).map(({ reference }) => reference).sort();
  await expect.poll(() => upkeep.state()).toMatchObject({ mail: { waiting: 0, dead: 0, oldestAt: null } });
  expect(await held()).toEqual(['complaint', 'enquiry']);
  now += 365 * DAY_MS;
  await vi.waitFor(async () => expect(await held()).toEqual(['complaint']), { timeout: 20_000 });
  now += 1_460 * DAY_MS;
  await vi.waitFor(async () => expect(await held()).toEqual([]), { timeout: 20_000 });
  await upkeep.stop();
  expect(await store.submissions.audit(5)).toMatchObject([{ action: 'expire' }, { action: 'expire' }]);
});

it('what is about an event is kept until its days after the event are over, where that was put off', async () => {
  const now = NOON + 40 * DAY_MS;
  const clock = { ...systemClock, now: () => now };
  await add('postponed', 30);
  await add('past', 30);
  const days = {
    seatNews: async () => [],
    keptUntil: async () => [{ reference: 'postponed', until: now + DAY_MS }],
  };
  const upkeep = createUpkeep({ store, transport: null, log: createLog('silent'), clock, observe: () => {}, days });
  upkeep.start();
  const held = async () => (await store.submissions.list(10)).map(({ reference }) => reference);
  await vi.waitFor(async () => expect(await held()).toEqual(['postponed']), { timeout: 20_000 });
  await upkeep.stop();
});
