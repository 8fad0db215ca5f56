import { describe, expect, inject, it } from 'vitest';
import { failToStart } from './support/failed-start.ts';
import { closedPort } from './support/ports.ts';

const WRONG_SETTINGS: readonly [name: string, value: string, sentence: RegExp][] = [
  ['PORT', 'three thousand', /^PORT .+ or leave it out\.$/],
  ['REDIS_URL', 'localhost:6379', /^REDIS_URL .+ or leave it out\.$/],
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
