import { afterAll, beforeAll, describe, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { openDisclosureDesk, type DisclosureDesk } from './support/disclosure-desk.ts';
import { journey } from './support/journey.ts';
import { closedPort } from './support/ports.ts';
import { openLine, unpacked } from './support/raw-answers.ts';
import { startSeededSite } from './support/seeded-site.ts';
import { timesMade } from './support/site-log.ts';
import type { Site } from './support/site.ts';
import { said } from './support/words.ts';

/** A Saturday noon: no data changes, so every page rendered again has a specific reason. */
const CLOSED = '2026-11-21T12:00*1';
const HEADLINE = 'A disclosure that no page can have known before';
/** Disclosures are read twice a minute. */
const HEARD = { timeout: 150_000, interval: 500 };

const company = (symbol: string) => pathOf('the-exchange-company', { SecuritySymbol: symbol });
/** Data of a page alone, without the frame around every page. */
const dataOf = (path: string, route: string) => `${path}.data?_routes=${route}`;
const STEADY = [dataOf('/en/glossary', 'glossary'), dataOf(`/ar${pathOf('other-disclaimer')}`, 'other-disclaimer')];

let desk: DisclosureDesk;
let site: Site;
let line: ReturnType<typeof openLine>;
let issuer = '';

beforeAll(async () => {
  const port = await closedPort();
  desk = await openDisclosureDesk(`http://127.0.0.1:${port}/efsah/v1`);
  site = await startSeededSite({
    clock: CLOSED,
    env: { EXCHANGE_PORT: String(port), UPSTREAM_DISCLOSURES_URL: desk.url, LOG_LEVEL: 'debug' },
  });
  line = openLine(site.url, 2);
  issuer = await desk.newestIssuer();
});
afterAll(async () => {
  line?.close();
  await site?.stop();
  await desk?.close();
});

const made = (path: string) => timesMade(site, path);

describe('what changes on pages', () => {
  journey('a disclosure shows on the pages that show it, and no other page is made anew', async () => {
    const shows = ['/en', `/en${company(issuer)}`];
    for (const path of [...shows, ...STEADY]) expect((await line.ask(path)).body.includes(HEADLINE)).toBe(false);
    // The log is written a moment after the answer.
    await expect.poll(() => STEADY.map(made), HEARD).not.toContain(0);
    const others = STEADY.map(made);
    await desk.announce(HEADLINE);
    for (const path of shows)
      await expect.poll(async () => (await line.ask(path)).body.includes(HEADLINE), HEARD).toBe(true);
    for (const path of STEADY) await line.ask(path);
    expect(STEADY.map(made)).toEqual(others);
  });

  journey('a corrected disclosure stands on its page, and what it said before stays reachable', async () => {
    const path = `/en${pathOf('the-exchange-disclosures-id', { id: desk.madeId })}`;
    const corrected = 'A disclosure that was corrected';
    await desk.announce(corrected);
    const textAt = async (address: string) => unpacked(await line.ask(address)).toString();
    await expect.poll(async () => (await textAt(path)).includes(corrected), HEARD).toBe(true);
    const current = await textAt(path);
    expect(current).toContain(said('en', 'disclosures.versions.lead'));
    expect(current).toContain(`${path}?version=1`);
    const old = await textAt(`${path}?version=1`);
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(old)?.[1]).toContain(HEADLINE);
    expect(old).toContain(said('en', 'disclosures.version.new'));
    expect(await textAt(`${path}?version=9`)).not.toContain(said('en', 'disclosures.version.new'));
  });
});
