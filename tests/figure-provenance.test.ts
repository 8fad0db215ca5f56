import { expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { textOf } from '#messages/text.tsx';
import { accessibilityFaults } from './support/accessibility.ts';
import { openHydrated } from './support/browser.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import './support/words.ts';

const COMPANY = pathOf('the-exchange-company', { SecuritySymbol: 'DSX' });
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

inBothLanguages('a figure whose label is asked about', ({ locale, prefix }) => {
  const words = (id: string) => textOf(locale)(id);

  journey('says where it comes from, of when it is and how late', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix + COMPANY);
    await page.locator('main [data-term="vwap"]').last().press('Enter');
    const line = page
      .locator('main [data-open]:visible')
      .filter({ hasText: words('figure.copy') })
      .first();
    await line.waitFor();
    const told = plain(await line.innerText());
    expect(told).toContain(locale === 'ar' ? 'بورصة دبي للأوراق المالية' : 'Dubai Securities Exchange');
    expect(told).toMatch(/18 (Nov,|نوفمبر) 2026/);
    expect(told).toMatch(/\d\d:\d\d:\d\d/);
    expect(told).toContain(words('figure.simulated'));
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  journey('is copied with its label, its page, its source and its address', async ({ visit }) => {
    const { page } = await visit();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, prefix + COMPANY);
    const label = page.locator('main dt [data-term="previous-close"]').first();
    const value = await label.locator('xpath=ancestor::dt/following-sibling::dd').innerText();
    await label.press('Enter');
    await page
      .getByRole('button', { name: words('figure.copy') })
      .first()
      .click();
    await page.getByText(words('figure.copied')).filter({ visible: true }).first().waitFor();
    const copied = plain(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied).toContain(`: ${value}.`);
    expect(copied).toContain(plain(await page.title()));
    expect(copied.endsWith(page.url())).toBe(true);
  });
});
