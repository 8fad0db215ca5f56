import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** So many builds, and no longer than this: a page that is open since an earlier one still finds its parts. */
const BUILDS_KEPT = 3;
const KEPT_MS = 14 * 86_400_000;
const ASSETS = 'assets';

interface Places {
  /** The folder that the bundler empties. */
  build: string;
  /** Where they are meanwhile. */
  aside: string;
}

/**
 * Before a build: the assets of the present one and of those before it are put aside, a folder for each build, named by
 * when it was made. What is there already, after a build that failed, stays.
 */
export function setAside({ build, aside }: Places): void {
  const earlier = join(build, 'earlier');
  if (existsSync(earlier)) cpSync(earlier, aside, { recursive: true });
  const assets = join(build, 'client', ASSETS);
  if (!existsSync(assets)) return;
  const name = statSync(assets).mtime.toISOString().replace(/[:.]/g, '-');
  cpSync(assets, join(aside, name, ASSETS), { recursive: true });
}

/** After it: what the present build or a newer one has too, what is too old or too many is let go, the rest is beside the build. */
export function bringBack({ build, aside }: Places, now: number): void {
  if (!existsSync(aside)) return;
  forget(aside, new Set(filesIn(join(build, 'client', ASSETS))), now);
  const earlier = join(build, 'earlier');
  mkdirSync(earlier, { recursive: true });
  cpSync(aside, earlier, { recursive: true });
  rmSync(aside, { recursive: true });
}

function forget(folder: string, newer: Set<string>, now: number): void {
  let kept = 0;
  for (const name of readdirSync(folder).sort().toReversed()) {
    const assets = join(folder, name, ASSETS);
    for (const file of filesIn(assets)) {
      if (newer.has(file)) rmSync(join(assets, file));
      newer.add(file);
    }
    const isOver = kept >= BUILDS_KEPT || now - builtAt(name) > KEPT_MS;
    if (isOver || filesIn(assets).length === 0) rmSync(join(folder, name), { recursive: true });
    else kept += 1;
  }
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** A folder that is named otherwise is none of ours, and older than all. */
function builtAt(name: string): number {
  const [date = '', time = ''] = name.split('T');
  return Date.parse(`${date}T${time.replace(/^(\d+)-(\d+)-(\d+)-(\d+)Z$/, '$1:$2:$3.$4Z')}`) || 0;
}
