import { describe, expect, it } from 'vitest';
import type { OpenedStore } from '../contract.ts';
import { NOON } from './samples.ts';

export function feedsContract(store: OpenedStore): void {
  const state = async (feed: string) => (await store().feeds.list()).find((entry) => entry.feed === feed);

  describe('feeds', () => {
    it('tell the last success, and how often in a row they failed since', async () => {
      const { feeds } = store();
      await feeds.succeeded('stocks', NOON);
      await feeds.failed('stocks', NOON + 1, 'no answer', 'no-answer');
      await feeds.failed('stocks', NOON + 2, 'broken JSON', 'unreadable');
      expect(await state('stocks')).toEqual({
        feed: 'stocks',
        lastSuccessAt: NOON,
        lastAttemptAt: NOON + 2,
        lastError: 'broken JSON',
        failures: 2,
        refused: 0,
      });
      await feeds.succeeded('stocks', NOON + 3);
      expect(await state('stocks')).toMatchObject({ lastSuccessAt: NOON + 3, lastError: null, failures: 0 });
    });

    it('know no success before the first', async () => {
      await store().feeds.failed('broken', NOON, 'no answer', 'no-answer');
      expect(await state('broken')).toMatchObject({ lastSuccessAt: null, lastAttemptAt: NOON, failures: 1 });
    });

    it('keep refused records with the reason, newest first', async () => {
      const { feeds } = store();
      await feeds.refuse('rows', NOON, { id: 1 }, 'no price');
      await feeds.refuse('rows', NOON + 1, 'not even a record \0', 'no object');
      expect(await feeds.refusals('rows', 5)).toEqual([
        { at: NOON + 1, record: 'not even a record ', reason: 'no object' },
        { at: NOON, record: { id: 1 }, reason: 'no price' },
      ]);
      expect(await feeds.refusals('rows', 1)).toHaveLength(1);
      expect((await state('rows'))?.refused).toBe(2);
    });

    it('count a record that comes back at every poll once', async () => {
      const { feeds } = store();
      for (const at of [NOON, NOON + 1, NOON + 2]) await feeds.refuse('again', at, { id: 1 }, 'no price');
      expect(await feeds.refusals('again', 5)).toEqual([{ at: NOON + 2, record: { id: 1 }, reason: 'no price' }]);
      expect((await state('again'))?.refused).toBe(1);
    });
  });

  describe('incidents', () => {
    const of = async (feed: string) => (await store().feeds.incidents(50)).filter((incident) => incident.feed === feed);
    const fail = async (feed: string, ...times: number[]) => {
      for (const at of times) await store().feeds.failed(feed, NOON + at, 'no answer', 'no-answer');
    };

    it('begin with the first of three failures in a row, and are told while they are open', async () => {
      await fail('circulars', 1, 2);
      expect(await of('circulars')).toEqual([]);
      await fail('circulars', 3, 4);
      expect(await of('circulars')).toEqual([
        { feed: 'circulars', beganAt: NOON + 1, endedAt: null, failure: 'no-answer' },
      ]);
    });

    it('end with the next success, and a single failure after it begins none', async () => {
      await fail('events', 1, 2, 3);
      await store().feeds.succeeded('events', NOON + 9);
      await fail('events', 10);
      expect(await of('events')).toEqual([
        { feed: 'events', beganAt: NOON + 1, endedAt: NOON + 9, failure: 'no-answer' },
      ]);
    });

    it('that go on stand before those that ended, the newest first', async () => {
      await fail('sharia', 1, 2, 3);
      for (const at of [20, 30]) {
        await fail('zakat', at, at + 1, at + 2);
        await store().feeds.succeeded('zakat', NOON + at + 5);
      }
      const told = (await store().feeds.incidents(50)).filter(({ feed }) => feed === 'sharia' || feed === 'zakat');
      expect(told.map(({ feed, beganAt }) => [feed, beganAt - NOON])).toEqual([
        ['sharia', 1],
        ['zakat', 30],
        ['zakat', 20],
      ]);
    });
  });
}
