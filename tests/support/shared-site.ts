import type { TestProject } from 'vitest/node';
import build from './built-site.ts';
import { startSeededSite } from './seeded-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    siteLog: string;
    siteDataDir: string;
  }
}

/** Builds the site when its sources changed, and runs it once for all journeys that only read. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  build();
  const site = await startSeededSite();
  project.provide('siteUrl', site.url);
  project.provide('siteLog', site.logFile);
  project.provide('siteDataDir', site.dataDir);
  return async () => {
    await site.stop({ faultsAreKnown: true });
  };
}
