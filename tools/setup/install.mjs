import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './progress.mjs';
import { outsidePath, PINNED_NODE, ROOT } from './runtime.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const STAMP = join(ROOT, 'node_modules', '.lock-installed');
/** npm's record of the installed packages. */
const INSTALLED_LOCK = join(ROOT, 'node_modules', '.package-lock.json');

export const INSTALL_ADVICE =
  'Is the npm registry reachable (npm ping), and is there room on the disk? Then run the command again; deleting node_modules first does no harm.';

/** True when node_modules matches package-lock.json, however it was installed. */
export function isInstalled() {
  if (!existsSync(PINNED_NODE)) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return true;
  if (!holdsEveryPackage()) return false;
  stamp();
  return true;
}

/** Installs exactly what the lock file lists. Rejects with the end of npm's output. */
export async function install() {
  const env = { ...process.env, PATH: outsidePath(), PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  await runQuietly('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], env);
  if (!existsSync(PINNED_NODE)) {
    throw new Error(
      'The pinned Node was not unpacked. Are install scripts switched off (npm config get ignore-scripts)?',
    );
  }
  stamp();
}

function stamp() {
  writeFileSync(STAMP, lockHash());
}

function lockHash() {
  return createHash('sha256').update(readFileSync(LOCK)).update(`${process.platform} ${process.arch}`).digest('hex');
}

function holdsEveryPackage() {
  if (!existsSync(INSTALLED_LOCK)) return false;
  const wanted = JSON.parse(readFileSync(LOCK, 'utf8')).packages;
  const present = JSON.parse(readFileSync(INSTALLED_LOCK, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, peer }]) => path === '' || optional || peer || present[path]?.version === version,
  );
}
