import { RIGHTS_DOCUMENT_KIND, type RightsIssue } from '#domain/rights-issue.ts';
import { defineJob } from '../job.ts';
import { requireNotEmptied } from '../shrink.ts';

const QUARTER_HOUR_MS = 900_000;

/**
 * Rights issues, each a document by its code, so that a moved day counts as a change of its own. An issue that its
 * source no longer names is withdrawn: readers who have its days in a calendar are notified.
 */
export const rightsIssuesJob = defineJob({
  name: 'rights-issues',
  title: 'Rights issues',
  everyMs: QUARTER_HOUR_MS,
  async run({ upstream, store, clock, reject }, signal) {
    const { records, rejected } = await upstream.content.rightsIssues({ signal });
    await reject('rights-issues', rejected);
    const held = (await store.documents.list<RightsIssue>(RIGHTS_DOCUMENT_KIND)).map(({ value }) => value);
    requireNotEmptied('Rights issues', records.length, held.length);
    const codes = new Set(records.map(({ code }) => code));
    const gone =
      rejected.length > 0 ? [] : held.filter(({ code, marker }) => !codes.has(code) && marker !== 'withdrawn');
    const issues = [...records, ...gone.map((issue): RightsIssue => ({ ...issue, marker: 'withdrawn' }))];
    await store.documents.save(
      RIGHTS_DOCUMENT_KIND,
      issues.map((issue) => ({ key: issue.code, value: issue })),
      clock.now(),
    );
  },
});
