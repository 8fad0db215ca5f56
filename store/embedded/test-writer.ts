import { NOON, security } from '../contract/samples.ts';
import { openStore } from '../open.ts';

/** A process that saves records in an endless loop and reports how many were acknowledged, for tests that kill it. */

const BATCH = 25;
const [dataDir = '', run = ''] = process.argv.slice(2);
const store = await openStore({ dataDir });

for (let count = 0; ; count += BATCH) {
  if (count > 0) process.send?.(count);
  await store.securities.save(
    Array.from({ length: BATCH }, (_, i) => security({ symbol: `W${run}-${count + i}` })),
    NOON,
  );
}
