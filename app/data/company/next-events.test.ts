import { expect, it } from 'vitest';
import { RIGHTS_DOCUMENT_KIND, type RightsIssue } from '#domain/rights-issue.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import type { JobName } from '#ingest/jobs/jobs.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { loadNext } from './next-events.ts';

registerCatalog('en', english);

interface Given {
  /** Jobs that have not been read yet. */
  unread?: JobName[];
  /** Jobs that the service does not offer. */
  absent?: JobName[];
  issues?: RightsIssue[];
}

/** A site with one share, and no events of it but rights issues. */
function siteWith({ unread = [], absent = [], issues = [] }: Given): Site {
  const site: unknown = {
    locale: 'en',
    now: () => Date.UTC(2026, 10, 18),
    today: () => '2026-11-18',
    feedStatus: {
      unread: (...jobs: JobName[]) => jobs.some((job) => unread.includes(job)),
      isOffered: (job: JobName) => !absent.includes(job),
    },
    store: {
      securities: { find: async () => sampleSecurity('DSX'), list: async () => [] },
      corporateActions: { list: async () => [] },
      documents: {
        find: async () => undefined,
        list: async (kind: string) => (kind === RIGHTS_DOCUMENT_KIND ? issues.map((value) => ({ value })) : []),
      },
    },
  };
  return site as Site;
}

it.each<[string, Given, string]>([
  ['that are all known are none', {}, 'related.event.none'],
  ['whose service is still to be read are not known', { unread: ['dividends'] }, 'related.event.unread'],
  ['that the exchange does not give are not offered', { absent: ['dividends', 'splits'] }, 'common.notOffered'],
  [
    'without splits, which it does not give, are no dividend and no meeting',
    { absent: ['splits'] },
    'related.event.noneButSplits',
  ],
])('events ahead %s', async (_, given, text) => {
  expect((await loadNext(siteWith(given), 'DSX')).none).toBe(textOf('en')(text));
});

it('the days of a share’s rights issue are ahead of it, and of no other share', async () => {
  const days = {
    meeting: '2026-10-05',
    entitlement: '2026-11-02',
    ex: '2026-11-03',
    tradingFrom: '2026-11-09',
    tradingTo: '2026-11-20',
    subscribeFrom: '2026-11-12',
    subscribeTo: '2026-11-25',
    allotted: '2026-12-01',
    refunded: '2026-12-03',
    listed: '2026-12-07',
  };
  const issue: RightsIssue = {
    code: 'dsx-2026',
    symbol: 'DSX',
    rightsSymbol: 'DSX-R',
    ratio: { units: 1, of: 4 },
    issuePrice: 2_500,
    newShares: 1_000,
    adjusted: 2_700,
    opening: 200,
    days,
    isUnderwritten: false,
    unused: null,
    roles: [],
    documents: [],
    result: null,
    marker: 'confirmed',
  };
  const t = textOf('en');
  const { events, none } = await loadNext(siteWith({ issues: [issue] }), 'DSX');
  expect(none).toBeNull();
  expect(events.map(({ date, text, confirmed }) => [date, text, confirmed])).toEqual(
    (['tradingTo', 'subscribeTo', 'allotted', 'listed'] as const).map((step) => [
      days[step],
      t(`rights.day.${step}`),
      true,
    ]),
  );
  expect((await loadNext(siteWith({ issues: [issue] }), 'OTHER')).events).toEqual([]);
});
