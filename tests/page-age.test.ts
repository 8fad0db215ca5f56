import { expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { withAge } from '#server/page-age.ts';
import { interact } from './support/browser.ts';
import { inForm } from './support/built-pages.ts';
import { expectMoving } from './support/figures.ts';
import { inBothLanguages, journey } from './support/journey.ts';

const AGO_MS = 600_000;
const APPLICATIONS = ['/', '/market-watch', pathOf('the-exchange-company', { SecuritySymbol: 'DSX' })];

inBothLanguages('an application that stands in for a newer page', ({ prefix, locale }) => {
  journey('says so as long as it is open, and is taken over as the server made it', async ({ visit }) => {
    // A visit fails on console messages: React would log a mismatch of the page.
    const { page } = await visit();
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const type = response.headers()['content-type'];
      return route.fulfill({ response, body: withAge(await response.body(), type, locale, Date.now() - AGO_MS) });
    });
    for (const path of APPLICATIONS) {
      await page.goto(inForm(prefix, path), { waitUntil: 'commit' });
      const made = await page.locator('main').elementHandle();
      await page.waitForLoadState();
      await interact(page);
      await expectMoving(page);
      expect(await made?.evaluate((main) => main.isConnected), path).toBe(true);
      expect(await page.locator('page-age').isVisible(), path).toBe(true);
    }
  });
});
