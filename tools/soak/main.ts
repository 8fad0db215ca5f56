// Two nodes under random faults; docs/operating.md lists the invariants.
import { openWorld } from './world.ts';
import { soak } from './soak.ts';

const MINUTE_MS = 60_000;
const EVERY_MS = 30_000;

const [minutes = '2', seed = String(Date.now() % 100_000)] = process.argv.slice(2);
const { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl } = process.env;
if (!databaseUrl || !redisUrl || !(Number(minutes) > 0) || !Number.isInteger(Number(seed))) {
  console.error(`TEST_DATABASE_URL=… TEST_REDIS_URL=… npm run soak -- MINUTES [SEED]
It needs a PostgreSQL in which it may make a database of its own, and a Redis.`);
  process.exit(1);
}
console.log(`Two nodes are started. The faults follow from the seed ${seed}.`);
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
const world = await openWorld(databaseUrl, redisUrl);
try {
  const options = {
    forMs: Number(minutes) * MINUTE_MS,
    everyMs: EVERY_MS,
    seed: Number(seed),
    signal: ending.signal,
    report: console.log,
  };
  const { problems, ...figures } = await soak(world, options);
  console.log(JSON.stringify(figures));
  for (const [problem, count] of Map.groupBy(problems, (each) => each)) console.error(`${count.length} × ${problem}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await world.stop();
}
