// Runs the steps of the Dockerfile without containers, then the result with the environment of compose.yml.
import { rehearse } from './rehearsal.ts';

const { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl } = process.env;
try {
  const seen = await rehearse({ databaseUrl, redisUrl, report: (step) => console.log(`▸ ${step}`) });
  console.log(JSON.stringify(seen));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
