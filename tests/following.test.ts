import { expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import { jsonAt } from './support/answers.ts';
import { openHydrated } from './support/browser.ts';
import { byTurns, journey } from './support/journey.ts';

registerCatalog('en', english);
registerCatalog('ar', arabic);

const LIST = pathOf('the-exchange-disclosures');
const KEY = 'followed-disclosures';

byTurns('disclosures that are followed without an account', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => textOf(locale)(id, values);
  const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

  journey('are kept on the device, and new ones are named on the next visit', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, `${prefix}${LIST}?kind=results`);
    const section = page.locator('section[aria-labelledby=follow-title]');
    const label = words('market.filing.results');
    await section.getByRole('button').first().click();
    await section.getByRole('link', { name: label, exact: true }).waitFor();
    // From a page that stores nothing itself: news that the list receives would overwrite this.
    await page.goto(prefix + pathOf('glossary'));
    await page.evaluate((key) => {
      const [one] = JSON.parse(localStorage.getItem(key)!);
      localStorage.setItem(key, JSON.stringify([{ ...one, seen: '2020-01-01T00:00:00Z' }]));
    }, KEY);
    await openHydrated(page, prefix + LIST);
    const news = section.getByRole('status');
    const { items } = await jsonAt<{ items: unknown[] }>(inject('siteUrl'), `${prefix}${LIST}.feed.json?kind=results`);
    const told = plain(words('disclosures.follow.new', { count: String(items.length) }));
    await expect.poll(async () => plain(await news.innerText())).toContain(told);
    expect(await news.getByRole('link').count()).toBe(Math.min(3, items.length));
    await section.getByRole('link', { name: label, exact: true }).click();
    await page.waitForURL(/kind=results/);
    await expect.poll(async () => plain(await news.innerText())).toBe(plain(words('disclosures.follow.none')));
    await section.locator('li').getByRole('button').click();
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('[]');
  });

  journey('are not spoken of where there is no script', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + LIST);
    expect(await page.locator('#follow-title').count()).toBe(0);
  });
});
