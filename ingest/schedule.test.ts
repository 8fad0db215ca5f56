import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IngestJob, JobContext } from './job.ts';
import { heardLog, quickClock } from './fake.ts';
import { firstWaitMs, keepReading, nextWaitMs } from './schedule.ts';

describe('the wait before the next reading', () => {
  it('is the interval, a tenth more or less', () => {
    expect([0, 0.5, 1].map((random) => Math.round(nextWaitMs(60_000, 0, random)))).toEqual([54_000, 60_000, 66_000]);
  });

  it('doubles with each failure, from one second up', () => {
    expect([1, 2, 3, 4].map((failures) => nextWaitMs(60_000, failures, 0.5))).toEqual([1_000, 2_000, 4_000, 8_000]);
  });

  it('never grows beyond five minutes, nor far beyond what the job is used to', () => {
    const waits = fc.tuple(
      fc.integer({ min: 1, max: 86_400_000 }),
      fc.integer({ min: 1, max: 60 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    fc.assert(
      fc.property(waits, ([everyMs, failures, random]) => {
        const wait = nextWaitMs(everyMs, failures, random);
        return wait > 0 && wait <= 330_000 && wait <= 1.1 * Math.max(30_000, everyMs);
      }),
    );
  });
});

describe('the wait before the first reading', () => {
  const HOUR_MS = 3_600_000;
  const wait = (readAt: number | null, random: number, everyMs = HOUR_MS) =>
    firstWaitMs({ everyMs }, { readAt, since: 1_000_000, now: 2_000_000, random });

  it('is none for what nobody has read since the node began', () => {
    expect([null, 0, 999_999].map((readAt) => wait(readAt, 0.9))).toEqual([0, 0, 0]);
  });

  it('is a moment of two minutes for what another node has read', () => {
    expect([0, 0.5, 1].map((random) => wait(1_990_000, random))).toEqual([0, 60_000, 120_000]);
  });

  it('is never longer than the interval leaves', () => {
    expect(wait(1_990_000, 1, 30_000)).toBe(20_000);
    expect(wait(1_000_000, 1, 30_000)).toBe(0);
  });
});

/** Runs a job whose attempts have the given outcomes, until they are used up. */
async function readings(outcomes: ('good' | 'incomplete' | Error)[], firstMs = 0) {
  const recorded: string[] = [];
  const end = new AbortController();
  const clock = quickClock();
  const ingestJobs = {
    succeeded: async (job: string, at: number) => void recorded.push(`${job} good at ${at - start}`),
    failed: async (job: string, at: number, error: string) =>
      void recorded.push(`${job} failed at ${at - start}: ${error}`),
  };
  const start = clock.now();
  const job: IngestJob = {
    name: 'press',
    title: 'Press',
    everyMs: 60_000,
    async run() {
      const outcome = outcomes.shift();
      if (outcomes.length === 0) setImmediate(() => end.abort());
      if (outcome instanceof Error) throw outcome;
      return outcome === 'incomplete' ? outcome : undefined;
    },
  };
  let attempts = 0;
  const context = { clock, store: { ingestJobs }, log: heardLog() } as unknown as JobContext;
  await keepReading(job, context, end.signal, { onAttempt: () => (attempts += 1), firstMs });
  return { recorded, attempts };
}

describe('a job on its schedule', () => {
  it('that waits for its first reading counts as attempted, and is read then', async () => {
    expect(await readings(['good'], 90_000)).toEqual({ recorded: ['press good at 90000'], attempts: 2 });
  });

  it('is read every interval, and each outcome is stored', async () => {
    expect((await readings(['good', 'good'])).recorded).toEqual(['press good at 0', 'press good at 60000']);
  });

  it('is tried again soon after a failure, and is back on its schedule after a success', async () => {
    const { recorded } = await readings([new Error('down.'), new Error('down.'), 'good', 'good']);
    expect(recorded).toEqual([
      'press failed at 0: down.',
      'press failed at 1000: down.',
      'press good at 3000',
      'press good at 63000',
    ]);
  });

  it('is read again soon while it is incomplete, which is no failure', async () => {
    const { recorded } = await readings(['incomplete', 'incomplete', 'good', 'good']);
    expect(recorded).toEqual(['press good at 0', 'press good at 1000', 'press good at 3000', 'press good at 63000']);
  });

  it('says of every attempt that it is over, good or not', async () => {
    expect((await readings([new Error('down.'), 'good'])).attempts).toBe(2);
  });
});
