import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { formatDate } from '#domain/date.ts';
import { accessibilityFaults } from './support/accessibility.ts';
import { plain } from './support/forms.ts';
import { jobsRead } from './support/jobs-read.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { startSite, type Site } from './support/site.ts';
import { said } from './support/words.ts';

/** The training and the gathering are over; the briefing is in the future. */
const CLOCK = '2027-03-01T11:00*1';

let site: Site;
beforeAll(async () => {
  site = await startSite({ clock: CLOCK });
  await jobsRead(site.url, ['registrations']);
}, 900_000);
afterAll(() => site?.stop());

/** Without the isolation marks around a day, which a searched name would need too. */
const headingsOf = async (page: Page) => (await page.locator('main h3').allInnerTexts()).map(plain);

inBothLanguages('the page of an event', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string> = {}) => plain(said(locale, id, values));
  const materialsOf = (day: string) => words('registrations.materials', { day: plain(formatDate(day, locale)) });

  journey('that is over has its slides, its recording and its summary, each with its language', async ({ visit }) => {
    const { page } = await visit({ origin: site.url });
    await page.goto(prefix + pathOf('registrations-derivatives-training'));
    expect(await headingsOf(page)).toContain(materialsOf('2026-12-07'));
    const links = page.locator('main a[href^="https://events.example/derivatives-training-2026/"]');
    const labels = (await links.allInnerTexts()).map((text) => plain(text).trim());
    for (const kind of ['slides', 'recording', 'summary']) {
      const label = words(`registrations.material.${kind}`, { language: words('registrations.language.ar') });
      expect(
        labels.some((text) => text.startsWith(label)),
        label,
      ).toBe(true);
    }
    expect(await page.locator('form[data-form]').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  journey('that is over says so where none were published', async ({ visit }) => {
    const { page } = await visit({ origin: site.url });
    await page.goto(prefix + pathOf('registrations-suhoor-gathering'));
    expect(await headingsOf(page)).toContain(materialsOf('2027-02-20'));
    await page.getByText(words('registrations.materials.none')).waitFor();
  });

  journey('that is to come has none, and its form', async ({ visit }) => {
    const { page } = await visit({ origin: site.url });
    await page.goto(prefix + pathOf('registrations-dubai-reit-market'));
    await page.locator('form[data-form="registration"]').waitFor();
    expect(await page.getByText(words('registrations.materials.none')).count()).toBe(0);
  });
});
