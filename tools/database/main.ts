import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createCluster, EMPTY_CLUSTER } from '#store/embedded/cluster.ts';

// Creates the empty database that new data folders start with, once for each version of PGlite.
const STAMP = `${EMPTY_CLUSTER}.from`;
const { version } = JSON.parse(
  readFileSync(new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url), 'utf8'),
) as { version: string };

if (!existsSync(EMPTY_CLUSTER) || !existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== version) {
  rmSync(EMPTY_CLUSTER, { recursive: true, force: true });
  mkdirSync(dirname(EMPTY_CLUSTER), { recursive: true });
  await createCluster(EMPTY_CLUSTER);
  // The account that runs the site is not always the one that built it; there are no data in it.
  chmodSync(EMPTY_CLUSTER, 0o755);
  writeFileSync(STAMP, version);
}
