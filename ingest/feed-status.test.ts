import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import { NOW, quickClock } from './fake.ts';
import { createFeedStatus } from './feed-status.ts';
import { JOB_NAMES, type JobName } from './jobs/jobs.ts';

let store: Store;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ store, end } = await openTestStore());
}, 120_000);
afterAll(() => end());

const fail = async (job: JobName) => {
  for (const at of [1, 2, 3]) await store.ingestJobs.failed(job, NOW + at, 'no answer', 'no-answer');
};

/** A board that has looked once, and what it told since. */
async function boardOf(of: Pick<Store, 'ingestJobs'> = store, now = NOW) {
  const changes: JobName[][] = [];
  const clock = quickClock();
  const options = {
    store: { isAway: () => false, ...of },
    live: { ageMs: () => Number.MAX_SAFE_INTEGER },
    clocks: { now: () => now, steady: () => NOW },
    clock,
    onChange: (jobs: readonly JobName[]) => changes.push([...jobs]),
  };
  const board = createFeedStatus(options);
  const looks = async () => {
    const before = clock.waits.length;
    while (clock.waits.length < before + 2) await new Promise(setImmediate);
  };
  await board.start();
  return { board, changes, looks };
}

it('every job has a name of its own', () => {
  expect(new Set(JOB_NAMES).size).toBe(JOB_NAMES.length);
});

describe('the status of the jobs', () => {
  it('knows every job before any was read', async () => {
    const { board, looks } = await boardOf();
    expect(board.ages().map(({ job }) => job)).toEqual([...JOB_NAMES]);
    expect(board.stale(...JOB_NAMES)).toEqual([]);
    expect(board.unread('zakat')).toBe(true);
    await store.ingestJobs.succeeded('zakat', NOW);
    await looks();
    expect([board.unread('zakat'), board.unread('zakat', 'events')]).toEqual([false, true]);
    await board.stop();
  });

  it('tells what became late and what is on time again, once each', async () => {
    await store.ingestJobs.succeeded('press', NOW);
    const { board, changes, looks } = await boardOf();
    await fail('press');
    await looks();
    expect(board.stale('press', 'circulars')).toMatchObject([
      { job: 'press', readAt: NOW, failures: 3, incident: { beganAt: NOW + 1, failure: 'no-answer' } },
    ]);
    await store.ingestJobs.succeeded('press', NOW + 9);
    await looks();
    expect(board.stale('press')).toEqual([]);
    expect(board.incidents()).toMatchObject([{ job: 'press', endedAt: NOW + 9 }]);
    expect(changes).toEqual([['press'], ['press']]);
    await board.stop();
  });

  it('counts what was just read as new, though the clock of the node that read it is minutes behind', async () => {
    await store.ingestJobs.succeeded('circulars', NOW);
    const { board, looks } = await boardOf(store, NOW + 7 * 60_000);
    const ageOf = () => board.ages().find(({ job }) => job === 'circulars')!.ageMs;
    expect(ageOf()).toBe(7 * 60_000);
    await store.ingestJobs.succeeded('circulars', NOW + 1_000);
    await looks();
    expect(ageOf()).toBe(0);
    await board.stop();
  });

  it('stays as it was while the store does not answer', async () => {
    const known = await boardOf();
    const before = known.board.ages();
    await known.board.stop();
    let broken = false;
    const ingestJobs = {
      ...store.ingestJobs,
      list: () => (broken ? Promise.reject(new Error('gone')) : store.ingestJobs.list()),
    };
    const { board, looks } = await boardOf({ ingestJobs });
    broken = true;
    await looks();
    expect(board.ages()).toEqual(before);
    await board.stop();
  });

  it('tells of every job that fails, however many do at once', async () => {
    const { board, looks } = await boardOf();
    for (const job of JOB_NAMES) await fail(job);
    await looks();
    const open = board.incidents().filter(({ endedAt }) => endedAt === null);
    expect(open.map(({ job }) => job).toSorted()).toEqual(JOB_NAMES.toSorted());
    expect(board.ages().filter(({ incident }) => incident === null)).toEqual([]);
    await board.stop();
  });
});
