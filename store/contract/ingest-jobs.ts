import { describe, expect, it } from 'vitest';
import type { OpenedStore } from '../contract.ts';
import { NOON } from './samples.ts';

export function ingestJobsContract(store: OpenedStore): void {
  const state = async (job: string) => (await store().ingestJobs.list()).find((entry) => entry.job === job);

  describe('ingest jobs', () => {
    it('tell the last success, and how often in a row they failed since', async () => {
      const { ingestJobs } = store();
      await ingestJobs.succeeded('stocks', NOON);
      await ingestJobs.failed('stocks', NOON + 1, 'no answer', 'no-answer');
      await ingestJobs.failed('stocks', NOON + 2, 'broken JSON', 'unreadable');
      expect(await state('stocks')).toEqual({
        job: 'stocks',
        lastSuccessAt: NOON,
        lastAttemptAt: NOON + 2,
        lastError: 'broken JSON',
        absentSince: null,
        failures: 2,
        rejected: 0,
      });
      await ingestJobs.succeeded('stocks', NOON + 3);
      expect(await state('stocks')).toMatchObject({ lastSuccessAt: NOON + 3, lastError: null, failures: 0 });
    });

    it('know no success before the first', async () => {
      await store().ingestJobs.failed('broken', NOON, 'no answer', 'no-answer');
      expect(await state('broken')).toMatchObject({ lastSuccessAt: null, lastAttemptAt: NOON, failures: 1 });
    });

    it('remember since when a service does not have what they read, until it has', async () => {
      const { ingestJobs } = store();
      await ingestJobs.failed('offered', NOON, 'no answer', 'no-answer');
      expect(await ingestJobs.absent('offered', NOON + 1)).toBe(true);
      expect(await ingestJobs.absent('offered', NOON + 2)).toBe(true);
      expect(await state('offered')).toMatchObject({ absentSince: NOON + 1, lastAttemptAt: NOON + 2, failures: 0 });
      await ingestJobs.succeeded('offered', NOON + 3);
      expect(await state('offered')).toMatchObject({ absentSince: null, lastSuccessAt: NOON + 3 });
      expect(await ingestJobs.absent('offered', NOON + 4)).toBe(false);
      expect(await state('offered')).toMatchObject({ absentSince: null, lastAttemptAt: NOON + 3 });
    });

    it('keep rejected records with the reason, newest first', async () => {
      const { ingestJobs } = store();
      await ingestJobs.reject('rows', NOON, { id: 1 }, 'no price');
      await ingestJobs.reject('rows', NOON + 1, 'not even a record \0', 'no object');
      expect(await ingestJobs.refusals('rows', 5)).toEqual([
        { at: NOON + 1, record: 'not even a record ', reason: 'no object' },
        { at: NOON, record: { id: 1 }, reason: 'no price' },
      ]);
      expect(await ingestJobs.refusals('rows', 1)).toHaveLength(1);
      expect((await state('rows'))?.rejected).toBe(2);
    });

    it('count a record that comes back at every poll once', async () => {
      const { ingestJobs } = store();
      for (const at of [NOON, NOON + 1, NOON + 2]) await ingestJobs.reject('again', at, { id: 1 }, 'no price');
      expect(await ingestJobs.refusals('again', 5)).toEqual([{ at: NOON + 2, record: { id: 1 }, reason: 'no price' }]);
      expect((await state('again'))?.rejected).toBe(1);
    });
  });

  describe('incidents', () => {
    const of = async (job: string) =>
      (await store().ingestJobs.incidents(50)).filter((incident) => incident.job === job);
    const fail = async (job: string, ...times: number[]) => {
      for (const at of times) await store().ingestJobs.failed(job, NOON + at, 'no answer', 'no-answer');
    };

    it('begin with the first of three failures in a row, and are told while they are open', async () => {
      await fail('circulars', 1, 2);
      expect(await of('circulars')).toEqual([]);
      await fail('circulars', 3, 4);
      expect(await of('circulars')).toEqual([
        { job: 'circulars', beganAt: NOON + 1, endedAt: null, failure: 'no-answer' },
      ]);
    });

    it('end with the next success, and a single failure after it begins none', async () => {
      await fail('events', 1, 2, 3);
      await store().ingestJobs.succeeded('events', NOON + 9);
      await fail('events', 10);
      expect(await of('events')).toEqual([
        { job: 'events', beganAt: NOON + 1, endedAt: NOON + 9, failure: 'no-answer' },
      ]);
    });

    it('end when the service turns out not to have what is read', async () => {
      await fail('splits', 1, 2, 3);
      await store().ingestJobs.absent('splits', NOON + 9);
      expect(await of('splits')).toMatchObject([{ beganAt: NOON + 1, endedAt: NOON + 9 }]);
    });

    it('that go on stand before those that ended, the newest first', async () => {
      await fail('sharia', 1, 2, 3);
      for (const at of [20, 30]) {
        await fail('zakat', at, at + 1, at + 2);
        await store().ingestJobs.succeeded('zakat', NOON + at + 5);
      }
      const incidents = (await store().ingestJobs.incidents(50)).filter(
        ({ job }) => job === 'sharia' || job === 'zakat',
      );
      expect(incidents.map(({ job, beganAt }) => [job, beganAt - NOON])).toEqual([
        ['sharia', 1],
        ['zakat', 30],
        ['zakat', 20],
      ]);
    });
  });
}
