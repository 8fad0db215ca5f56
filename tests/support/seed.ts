import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { JOB_NAMES } from '#ingest/jobs/jobs.ts';
import type { PlainDate } from '#domain/time.ts';
import { jobsRead } from './jobs-read.ts';
import { startSite, UNPAUSED } from './site.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SEEDS = join(ROOT, '.cache', 'seeds');
/** The sources that determine the data a site reads from the embedded exchange. */
const SOURCES = '{content,domain,exchange,ingest,live,server,store,upstream}/**/*.{ts,md,json,csv}';
const MAKERS = ['seed', 'site', 'jobs-read', 'site-status', 'unpaused-program'].map(
  (name) => `tests/support/${name}.ts`,
);
const SOURCE_FILES = [...MAKERS, 'exchange.config.ts', 'package-lock.json'];
const LOOK_EVERY_MS = 500;

/**
 * The data folder of a site that has read the whole history of the embedded exchange before the market of that day
 * opened. The first caller creates it; it is stored until the sources change. Use copies: the folder itself must not be
 * changed.
 */
export async function seedOf(day: PlainDate): Promise<string> {
  const shelf = join(SEEDS, sourceHash());
  const seed = join(shelf, day);
  const lock = `${seed}.making`;
  mkdirSync(shelf, { recursive: true });
  while (!existsSync(seed)) {
    if (taken(lock)) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    else await make(seed, day).finally(() => rmSync(lock, { force: true }));
  }
  return seed;
}

async function make(seed: string, day: PlainDate): Promise<void> {
  if (existsSync(seed)) return;
  const folder = `${seed}.unfinished`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  // The clock is nearly stopped: the seed has no data of this day.
  const clock = `${day}T08:00*0.01`;
  const site = await startSite({ clock, dataDir: folder, program: UNPAUSED });
  await jobsRead(site.url, JOB_NAMES);
  // Requests that a busy machine cut short were repeated.
  await site.stop({ faultsAreKnown: true });
  renameSync(folder, seed);
  for (const other of readdirSync(SEEDS))
    if (!seed.startsWith(join(SEEDS, other))) rmSync(join(SEEDS, other), { recursive: true, force: true });
}

/**
 * True when another process is creating it; otherwise this one takes the lock. The lock of an aborted process is
 * removed.
 */
function taken(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return false;
  } catch {
    if (!makerLives(lock)) rmSync(lock, { force: true });
    return true;
  }
}

function makerLives(lock: string): boolean {
  try {
    return process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch {
    return false;
  }
}

function sourceHash(): string {
  const hash = createHash('sha256');
  for (const file of [...globSync(SOURCES, { cwd: ROOT }), ...SOURCE_FILES].sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}
