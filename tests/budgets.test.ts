import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { SITE_MAP } from '#app/site-map.ts';
import { openAsleep, WIDTHS } from './support/browser.ts';
import { inBothLanguages, journey } from './support/journey.ts';

/** Kilobytes; scripts and style sheets by gzip, a first view as it was sent. */
const LIMITS = { article: 130, marketWatch: 150, company: 210, styles: 20, home: 300 };

const ARTICLES = SITE_MAP.filter(({ page }) => page === 'article');

/** So long nothing new has come: the page has all that it asks for by itself. */
const QUIET_MS = 1000;

interface Loaded {
  name: string;
  initiatorType: string;
  encodedBodySize: number;
}

/** All that the page has loaded by itself, its own document first. */
async function loadedBy(page: Page, path: string): Promise<Loaded[]> {
  await openAsleep(page, path);
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before: number;
  do {
    before = await count();
    await page.waitForTimeout(QUIET_MS);
  } while ((await count()) > before);
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
      const { name, initiatorType, encodedBodySize } = entry as PerformanceResourceTiming;
      return { name, initiatorType, encodedBodySize };
    }),
  );
}

async function gzippedKb(loaded: readonly Loaded[], kind: RegExp): Promise<number> {
  const files = [...new Set(loaded.map(({ name }) => name))].filter((name) => kind.test(name));
  expect(files.length).toBeGreaterThan(0);
  const bodies = await Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer()));
  return bodies.reduce((sum, body) => sum + gzipSync(Buffer.from(body), { level: 9 }).length, 0) / 1000;
}

inBothLanguages('what a page weighs before its reader touches it', ({ prefix }) => {
  const company = pathOf('the-exchange-company', { SecuritySymbol: 'DSX' });

  journey.for([
    ...ARTICLES.map(({ path }) => ({ path, limit: LIMITS.article })),
    { path: '/market-watch', limit: LIMITS.marketWatch },
    { path: company, limit: LIMITS.company },
  ])('script of $path: at most $limit kB', async ({ path, limit }, { visit }) => {
    const { page } = await visit();
    expect(await gzippedKb(await loadedBy(page, prefix + path), /\.js$/)).toBeLessThanOrEqual(limit);
  });

  journey('the style sheet of the whole site', async ({ visit }) => {
    const { page } = await visit();
    expect(await gzippedKb(await loadedBy(page, prefix + '/glossary'), /\.css$/)).toBeLessThanOrEqual(LIMITS.styles);
  });

  journey('everything of the first view of home, on a phone', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone });
    const loaded = await loadedBy(page, prefix);
    expect(loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000).toBeLessThanOrEqual(
      LIMITS.home,
    );
  });
});
