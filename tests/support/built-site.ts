import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startSeededSite } from './seeded-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    siteLog: string;
    siteDataDir: string;
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the site when its sources changed, and runs it once for every journey that only reads. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const built = spawnSync(process.execPath, ['tools/build.mjs', '--if-needed'], { cwd: ROOT, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  const site = await startSeededSite();
  project.provide('siteUrl', site.url);
  project.provide('siteLog', site.logFile);
  project.provide('siteDataDir', site.dataDir);
  return async () => {
    await site.stop({ faultsAreKnown: true });
  };
}
