import { expect, it } from 'vitest';
import { sampleSecurity } from '#domain/sample-security.ts';
import type { JobName } from '#ingest/jobs/jobs.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { loadNext } from './next-events.ts';

registerCatalog('en', english);

interface Given {
  /** Never read so far. */
  unread?: JobName[];
  /** The service does not have them. */
  absent?: JobName[];
}

/** A site that knows a share and no event of it. */
function siteWith({ unread = [], absent = [] }: Given): Site {
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
      documents: { find: async () => undefined, list: async () => [] },
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
