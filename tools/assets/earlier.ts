import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Builds to retain, and for how long: a page opened from an earlier build can load its remaining files. */
const BUILDS_KEPT = 3;
const KEPT_MS = 14 * 86_400_000;
const ASSETS = 'assets';

interface Places {
  /** The folder that the bundler empties. */
  build: string;
  /** Where the assets are during the build. */
  aside: string;
}

/**
 * Before a build: copies the assets of the present build and of earlier ones aside, one folder per build, named by its
 * build time. Assets left there by a failed build stay.
 */
export function setAside({ build, aside }: Places): void {
  const earlier = join(build, 'earlier');
  if (existsSync(earlier)) cpSync(earlier, aside, { recursive: true });
  const assets = join(build, 'client', ASSETS);
  if (!existsSync(assets)) return;
  const name = statSync(assets).mtime.toISOString().replace(/[:.]/g, '-');
  cpSync(assets, join(aside, name, ASSETS), { recursive: true });
}

/**
 * After a build: drops files that the present or a newer build also has, and builds that are too old or too many; puts
 * the rest beside the build.
 */
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

/** A folder with another kind of name is not ours, and counts as the oldest. */
function builtAt(name: string): number {
  const [date = '', time = ''] = name.split('T');
  return Date.parse(`${date}T${time.replace(/^(\d+)-(\d+)-(\d+)-(\d+)Z$/, '$1:$2:$3.$4Z')}`) || 0;
}
