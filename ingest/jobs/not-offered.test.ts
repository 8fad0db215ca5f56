import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standingOf } from '#domain/feed-status.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import { absent, fakeUpstream, jobContext, NEVER, quickClock } from '../fake.ts';
import { createFeedStatus } from '../feed-status.ts';
import { createReadiness } from '../readiness.ts';
import { attempt, keepReading } from '../schedule.ts';
import { FIRST_JOBS, laterJobs } from './jobs.ts';
import { filingsJob, ownershipJob } from './ownership.ts';

let store: Store;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ store, end } = await openTestStore());
  const symbols = ['AAA', 'BBB', 'CCC'];
  await store.securities.save(
    symbols.map((symbol) => sampleSecurity(symbol)),
    0,
  );
}, 120_000);
afterAll(() => end());

const bare = async () => ({ ...(await jobContext(store, {})), upstream: fakeUpstream({}, absent) });

describe('a service without a call', () => {
  it.each([...FIRST_JOBS, ...laterJobs()])(
    'is complete without $name: nothing failed, and nothing is awaited',
    async (job) => {
      const { log, ...context } = await bare();
      expect(await attempt(job, { ...context, log }, NEVER)).toBe('absent');
      expect(log.lines.filter(({ level }) => level !== 'info')).toEqual([]);
      const state = (await store.ingestJobs.list()).find((each) => each.job === job.name);
      expect(state).toMatchObject({ absentSince: context.clock.now(), failures: 0, lastError: null });
    },
  );

  it('is told as one that does not offer it: neither late nor still to come', async () => {
    const clock = quickClock();
    const live = { ageMs: () => Number.MAX_SAFE_INTEGER };
    const status = createFeedStatus({ store, live, clocks: clock, clock });
    await status.start();
    expect(
      status
        .ages()
        .filter(({ job }) => job !== 'market')
        .map(standingOf),
    ).toEqual([...FIRST_JOBS, ...laterJobs()].map(() => 'not-offered'));
    expect(status.stale('bars', 'splits', 'circulars')).toEqual([]);
    expect([status.unread('bars', 'splits'), status.isOffered('splits')]).toEqual([false, false]);
    await status.stop();
  });

  it('does not hold back the site', async () => {
    const readiness = createReadiness(store, FIRST_JOBS, quickClock());
    await readiness.untilReady(NEVER, () => expect.unreachable());
    expect(readiness.reasons()).toEqual([]);
  });

  it('is asked again a day later', async () => {
    const context = await bare();
    const [began, times, stop] = [context.clock.now(), [] as number[], new AbortController()];
    const [splits] = laterJobs().filter(({ name }) => name === 'splits');
    const run = async () => {
      times.push(context.clock.now() - began);
      if (times.length === 2) stop.abort();
      throw absent();
    };
    await keepReading({ ...splits!, run }, context, stop.signal);
    expect(times).toHaveLength(2);
    expect(Math.abs(times[1]! - DAY_MS)).toBeLessThanOrEqual(DAY_MS / 10);
  });

  it('that was read before is missing: that is a failure', async () => {
    await store.ingestJobs.succeeded('zakat', 1);
    const [zakat] = laterJobs().filter(({ name }) => name === 'zakat');
    const { log, ...context } = await bare();
    expect(await attempt(zakat!, { ...context, log }, NEVER)).toBe('failed');
    expect(log.lines).toMatchObject([{ level: 'warn', fields: { event: 'job-failed', job: 'zakat' } }]);
  });
});

describe('a job of two calls', () => {
  const nothing = async () => ({ records: [], rejected: [] });

  it.each([
    ['companies whose largest holders alone are told', ownershipJob, { topShareholders: async () => null }],
    ['companies whose meetings alone are told', filingsJob, { generalMeetings: nothing }],
  ] as const)('reads the one that is offered: %s', async (_, job, companies) => {
    const context = {
      ...(await jobContext(store, {})),
      upstream: fakeUpstream({ companies: companies as never }, absent),
    };
    expect(await attempt(job, context, NEVER)).toBe('read');
  });

  it('passes over a company of which a service knows nothing', async () => {
    const foreignInvestment = async (symbol: string) => {
      if (symbol !== 'CCC') throw absent();
      return null;
    };
    const companies = { foreignInvestment, topShareholders: () => Promise.reject(absent()) };
    const context = {
      ...(await jobContext(store, {})),
      upstream: fakeUpstream({ companies: companies as never }, absent),
    };
    expect(await attempt(ownershipJob, context, NEVER)).toBe('read');
  });
});
