import { afterAll, beforeAll, describe, it } from 'vitest';
import { RESOURCES } from '#app/api/resources.ts';
import { JOB_NAMES } from '#ingest/jobs/jobs.ts';
import { createDatabase } from '#store/postgres/test-database.ts';
import { expectBySchema } from './support/api-schema.ts';
import { jobsRead } from './support/jobs-read.ts';
import { startSite, UNPAUSED, type Site } from './support/site.ts';

const databaseUrl = process.env.TEST_DATABASE_URL;
const LIMIT_MS = 900_000;

describe.skipIf(!databaseUrl)('the open API of a site on PostgreSQL (TEST_DATABASE_URL)', () => {
  let base: Awaited<ReturnType<typeof createDatabase>>;
  let site: Site;
  beforeAll(async () => {
    base = await createDatabase(databaseUrl!);
    site = await startSite({ env: { DATABASE_URL: base.url }, program: UNPAUSED });
    await jobsRead(site.url, JOB_NAMES);
  }, LIMIT_MS);
  afterAll(async () => {
    await site?.stop();
    await base?.drop();
  });

  it.for(RESOURCES)('answers $name by its schema, in JSON and CSV', (resource) => expectBySchema(site.url, resource));
});
