import { describe, expect, test } from 'vitest';
import { JOB_NAMES } from '#ingest/jobs/jobs.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';

describe.each(Object.entries({ english, arabic }))('in %s', (_language, messages) => {
  test.each(JOB_NAMES)('the status page names the job %s and says what it feeds', (job) => {
    expect(Object.keys(messages)).toEqual(expect.arrayContaining([`feeds.name.${job}`, `feeds.feeds.${job}`]));
  });
});
