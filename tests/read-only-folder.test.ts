import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createDatabase } from '#store/postgres/test-database.ts';
import { linesOf } from './support/site-log.ts';
import { startSite, type Site } from './support/site.ts';

const LIMIT = { timeout: 300_000 };
const databaseUrl = process.env.TEST_DATABASE_URL;

const statusAt = async (site: Site, path: string) => (await fetch(site.url + path)).status;

describe('a data folder that turns read-only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manara-read-only-'));
  const mount = (...words: string[]) => spawnSync('mount', [...words, folder]).status === 0;
  const isMounted = mount('-t', 'tmpfs', '-o', 'size=256m', 'tmpfs');
  let base: Awaited<ReturnType<typeof createDatabase>> | undefined;
  let site: Site | undefined;
  afterAll(async () => {
    await site?.stop({ faultsAreKnown: true });
    await base?.drop();
    if (isMounted) execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  it.skipIf(!isMounted || !databaseUrl)(
    'takes no page and no copy away; what needs a new copy is asked to wait, in one line',
    LIMIT,
    async () => {
      base = await createDatabase(databaseUrl!);
      const running = (site = await startSite({ env: { DATABASE_URL: base.url, DATA_DIR: folder } }));
      const home = await (await fetch(`${running.url}/en`)).text();
      const paths = [...new Set([...home.matchAll(/href="(\/documents\/2[^"]+)"/g)].map(([, path]) => path!))];
      const statuses = async () => {
        const all: number[] = [];
        for (const path of paths) all.push(await statusAt(running, path));
        return all;
      };
      expect(await statusAt(running, paths[0]!)).toBe(200);

      expect(mount('-o', 'remount,ro')).toBe(true);
      const met = await statuses();
      expect(met[0]).toBe(200);
      const missed = met.filter((status) => status === 503).length;
      expect(missed).toBeGreaterThan(0);
      expect(met.filter((status) => status === 200)).toHaveLength(paths.length - missed);
      for (const path of ['/en', '/ar/market-watch', '/readyz']) expect(await statusAt(running, path), path).toBe(200);
      const told = linesOf(running).filter((line) => line.includes('EROFS'));
      expect(told).toHaveLength(missed);
      for (const line of told) expect(line).toMatch(/^(?!.*"stack").*"event":"document-unavailable"/);

      expect(mount('-o', 'remount,rw')).toBe(true);
      expect(await statuses()).toEqual(paths.map(() => 200));
    },
  );
});
