import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './progress.mjs';
import { outsidePath, PINNED_NODE, ROOT } from './runtime.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const STAMP = join(ROOT, 'node_modules', '.lock-installed');
/** What npm notes of the packages it has put there. */
const INSTALLED_LOCK = join(ROOT, 'node_modules', '.package-lock.json');

export const INSTALL_ADVICE =
  'Is the npm registry reachable (npm ping), and is there room on the disk? Then run the command again; deleting node_modules first does no harm.';

/** Whether node_modules holds what package-lock.json asks for, from here or from an install by hand. */
export function isInstalled() {
  if (!existsSync(PINNED_NODE)) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return true;
  if (!holdsEveryPackage()) return false;
  stamp();
  return true;
}

/** Installs exactly what the lock says. Rejects with npm's own last words. */
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
