import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { failToStart } from './support/failed-start.ts';
import { closedPort } from './support/ports.ts';

const WRONG_SETTINGS: readonly [name: string, value: string, sentence: RegExp][] = [
  ['PORT', 'three thousand', /^PORT .+ or leave it out\.$/],
  ['REDIS_URL', 'localhost:6379', /^REDIS_URL .+ or leave it out\.$/],
  ['SITE_ORIGIN', 'https://exchange.example/site', /^SITE_ORIGIN .+ or leave it out\.$/],
  ['HSTS', 'max-age=1\r\nX-Other: 1', /^HSTS .+ or leave it out\.$/],
  ['UPSTREAM_MARKET_URL', 'http://reader:pass@127.0.0.1:1/mw', /^UPSTREAM_MARKET_URL (?!.*pass@).+ or leave it out\.$/],
  ['EXCHANGE_CLOCK', 'yesterday', /^EXCHANGE_CLOCK is 'yesterday', but must be .+\.$/],
];

describe('a start that cannot succeed says why in one line on standard error, and ends with 1', () => {
  it.concurrent.each(WRONG_SETTINGS)('because %s is wrong', async (name, value, sentence) => {
    const { code, errorOutput } = await failToStart({ [name]: value });
    expect(errorOutput.trimEnd()).toMatch(sentence);
    expect(code).toBe(1);
  });

  it('because another site works in the same data folder', async () => {
    const { code, errorOutput } = await failToStart({ DATA_DIR: inject('siteDataDir') });
    expect(errorOutput.trimEnd()).toMatch(/^[^\n]*data folder[^\n]*\.$/i);
    expect(code).toBe(1);
  });

  // Below /proc Node's own recursive mkdir never returns.
  it.skipIf(process.platform !== 'linux').each(['', 'postgres://manara:secret@127.0.0.1:1/manara'])(
    'because its data folder cannot be made (DATABASE_URL: %s)',
    async (DATABASE_URL) => {
      const { code, errorOutput } = await failToStart({ DATA_DIR: '/proc/nowhere/data', DATABASE_URL });
      expect(errorOutput.trimEnd()).toMatch(
        /^The data folder \/proc\/nowhere\/data cannot be used \([^\n]+\): give another DATA_DIR\.$/,
      );
      expect(code).toBe(1);
    },
  );

  it('because its database is damaged', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'manara-damaged-'));
    cpSync(join(inject('siteDataDir'), 'database'), join(folder, 'database'), { recursive: true });
    truncateSync(join(folder, 'database', 'global', 'pg_control'));
    const { code, errorOutput } = await failToStart({ DATA_DIR: folder });
    rmSync(folder, { recursive: true, force: true });
    expect(errorOutput.trimEnd()).toMatch(/^The embedded database in [^\n]+ may be damaged [^\n]+ DATABASE_URL\.$/);
    expect(code).toBe(1);
  });

  it.skipIf(!canMount())('because its disk is full', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'manara-full-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]);
    const { code, errorOutput } = await failToStart({ DATA_DIR: join(folder, 'data') });
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
    expect(errorOutput.trimEnd()).toMatch(/^The disk of the data folder [^\n]+ is full [^\n]+ DATA_DIR\.$/);
    expect(code).toBe(1);
  });

  it('because its port is taken', async () => {
    const { port } = new URL(inject('siteUrl'));
    const { code, errorOutput } = await failToStart({ PORT: port });
    expect(errorOutput.trimEnd()).toBe(`Port ${port} is taken by another program: stop it, or set PORT to a free one.`);
    expect(code).toBe(1);
  });

  it('because the database cannot be reached', async () => {
    const address = `127.0.0.1:${await closedPort()}`;
    const { code, errorOutput } = await failToStart({ DATABASE_URL: `postgres://manara:secret@${address}/manara` });
    expect(errorOutput.trimEnd()).toMatch(/^The database at [^\n]+ DATABASE_URL\.$/);
    expect(errorOutput).not.toContain('secret');
    expect(code).toBe(1);
  });

  it('because the port of the embedded exchange is taken', async () => {
    const { port } = new URL(inject('siteUrl'));
    const { code, errorOutput } = await failToStart({ EXCHANGE_PORT: port });
    expect(errorOutput.trimEnd()).toMatch(new RegExp(`^Port ${port} is taken[^\\n]+EXCHANGE_PORT[^\\n]+\\.$`));
    expect(code).toBe(1);
  });

  it('and leaves the site that was there first alone', async () => {
    expect((await fetch(`${inject('siteUrl')}/readyz`)).status).toBe(200);
  });
});

/** Mounting a small disk requires root on a Linux machine. */
function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'manara-mount-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;
  if (isMounted) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
  return isMounted;
}
