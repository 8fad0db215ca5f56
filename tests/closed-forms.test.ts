import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { formatDate } from '#domain/date.ts';
import { PILOT } from '#domain/forms/coming.ts';
import { exchange } from '#exchange.config.ts';
import { accessibilityFaults } from './support/accessibility.ts';
import { fill, plain, siteWithForms, submit } from './support/forms.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { said } from './support/words.ts';

/** The last day of the pilot and of the test, as set by this site's program. */
const UNTIL = '2026-11-17';
const PILOT_PAGE = pathOf('investing-carbon-credits-join-the-pilot-form');
const TEST_PAGE = pathOf('investing-ivestor-signup-form');
const CARBON_DESK = exchange.desks.carbon!.email!;

const { site, newSender, mailsAbout, referenceOf, readerOf } = siteWithForms(
  'investing-ivestor-notification-form',
  undefined,
  '',
  { program: fileURLToPath(new URL('support/closed-forms-program.ts', import.meta.url)) },
);

inBothLanguages('a form that takes nothing any more', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => plain(said(locale, id, values));

  journey('of the carbon pilot says until when it did, and leads to the one to be told', async ({ visit }) => {
    const { page } = await readerOf(visit, { javaScript: true, prefix });
    await page.goto(prefix + PILOT_PAGE);
    const main = page.locator('main');
    expect(plain(await main.innerText())).toContain(
      words('forms.closed.carbon_pilot', { day: formatDate(UNTIL, locale) }),
    );
    expect(await page.locator('form[data-form]').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await main.getByRole('link', { name: words('forms.tellMe.carbon_pilot') }).click();
    await page.locator(`form[data-form="notify"] [name="for"][value="${PILOT}"]:checked`).waitFor();
    const [carbon, investors] = [exchange.desks.carbon!, exchange.desks.investors!].map(({ name }) => name[locale]);
    const readers = words('forms.desk.either', { one: investors!, other: carbon! });
    expect(plain(await page.locator('main').innerText())).toContain(readers);
    expect(await accessibilityFaults(page)).toEqual([]);
    const email = `salma.${locale}@reader.example`;
    await fill(page, { email, emailAgain: email, answerIn: locale, agree: 'yes' });
    await submit(page);
    await page.getByRole('heading', { level: 1, name: words('forms.receipt.title') }).waitFor();
    const next = words('mails.next.notify', { what: words('forms.for.carbonPilot') });
    expect(plain(await page.locator('main').innerText())).toContain(next);
    const { copy, all } = await mailsAbout(referenceOf(page.url()), 2);
    expect(plain(copy.text)).toContain(next);
    expect(all.find((each) => each !== copy)).toMatchObject({ to: [CARBON_DESK] });
  });

  journey('of the test group leads to what else is on its way', async ({ visit }) => {
    const { page } = await readerOf(visit, { javaScript: true, prefix });
    await page.goto(prefix + TEST_PAGE);
    expect(plain(await page.locator('main').innerText())).toContain(
      words('forms.closed.test_group', { day: formatDate(UNTIL, locale) }),
    );
    await page.getByRole('link', { name: words('forms.tellMe.test_group') }).click();
    await page.locator('form[data-form="notify"] [name="for"][value="wallet"]:checked').waitFor();
  });
});

describe('what is sent to a form that takes nothing any more', () => {
  journey('is refused, and the page says why', async () => {
    const sending = await fetch(`${site().url}/en${PILOT_PAGE}`, {
      method: 'POST',
      headers: { ...newSender(), 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ company: 'Sidra' }),
    });
    expect(sending.status).toBe(409);
    expect(plain(await sending.text())).toContain(
      plain(said('en', 'forms.closed.carbon_pilot', { day: formatDate(UNTIL, 'en') })),
    );
  });
});
