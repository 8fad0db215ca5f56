import { expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { accessibilityFaults } from './support/accessibility.ts';
import { openHydrated } from './support/browser.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const SUKUK = pathOf('the-exchange-listed-securities-sukuk');

for (const javaScript of [true, false]) {
  byTurns(`the columns of a list, ${javaScript ? 'with' : 'without'} script`, ({ locale, prefix }) => {
    const label = (id: string) => said(locale, id);

    journey('are chosen in the list, stand in the address and stay while it is filtered', async ({ visit }) => {
      const { page } = await visit({ javaScript });
      const open = (path: string) => (javaScript ? openHydrated(page, path) : page.goto(path));
      await open(`${prefix}${SUKUK}`);
      const heads = () => page.locator('main thead th').allInnerTexts();
      const chooser = page.locator('main details').filter({ has: page.locator('fieldset') });
      await chooser.locator('summary').click();
      for (const box of await chooser.locator('input[type=checkbox]').all())
        await box.setChecked(['profit-rate', 'issue-date'].includes(await box.inputValue()));
      await chooser.getByRole('button').click();
      await page.waitForURL(/column=profit-rate&column=issue-date/);
      const chosen = [label('market.security'), label('terms.own.profitRate'), label('terms.label.issue-date')];
      await expect.poll(heads).toEqual(chosen);

      await page.locator('main [name=q]').first().fill('USD');
      await page.locator('main form').first().getByRole('button').click();
      await page.waitForURL(/q=USD/);
      await expect.poll(heads).toEqual(chosen);
      const csv = page.locator('main a[href*=".csv"]');
      await expect
        .poll(() => csv.getAttribute('href'))
        .toBe(`${prefix}${SUKUK}.csv?q=USD&column=profit-rate&column=issue-date`);

      await page.locator('main thead a').nth(1).click();
      await page.waitForURL(/sort=profit-rate/);
      await expect.poll(heads).toEqual(chosen);
      const rates = async () =>
        (await page.locator('main tbody td:nth-child(2)').allInnerTexts()).map(Number.parseFloat);
      await expect
        .poll(async () => (await rates()).toSorted((a, b) => a - b).join() === (await rates()).join())
        .toBe(true);

      if (!(await chooser.evaluate((details: HTMLDetailsElement) => details.open)))
        await chooser.locator('summary').click();
      await chooser.getByRole('link', { name: label('terms.chooser.usual') }).click();
      await page.waitForURL((url) => !url.search.includes('column'));
      expect(new URL(page.url()).search).toBe('?q=USD&sort=profit-rate');
    });

    journey('that are not there are named, and the others are followed', async ({ visit }) => {
      const { page } = await visit({ javaScript });
      await page.goto(`${prefix}${SUKUK}?column=beauty&column=isin`);
      expect(await page.getByRole('note').innerText()).toContain('beauty');
      expect(await page.locator('main thead th').allInnerTexts()).toHaveLength(2);
    });
  });
}

byTurns('a list of securities', ({ locale, prefix }) => {
  journey.for([
    ['bonds', ['coupon-dates']],
    ['sukuk', ['profit-distribution-dates']],
    ['funds', ['closing-nav', 'closing-nav-date', 'investment-policy', 'dividend-policy']],
    ['real-estate-investment-trust', ['investors-committee']],
    ['exchange-traded-funds', ['closing-nav', 'closing-nav-date']],
  ] as const)('of %s has what is particular to its kind', async ([list, columns], { siteUrl }) => {
    const query = columns.map((id) => `column=${id}`).join('&');
    const address = `${siteUrl}${prefix}${pathOf(`the-exchange-listed-securities-${list}`)}`;
    const { rows } = (await (await fetch(`${address}.json?${query}`)).json()) as { rows: Record<string, unknown>[] };
    const html = await (await fetch(`${address}?${query}`)).text();
    for (const id of columns) {
      const key = id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      expect(rows.filter((row) => row[key] !== null && row[key] !== undefined).length, id).toBeGreaterThan(0);
      expect(html).toContain(
        said(locale, id === 'closing-nav-date' ? 'terms.own.closingNavDate' : `terms.label.${id}`),
      );
    }
  });

  journey('is saved under a name in the language of its reader', async ({ siteUrl }) => {
    const answer = await fetch(`${siteUrl}${prefix}${SUKUK}.csv`);
    const disposition = answer.headers.get('content-disposition')!;
    expect(disposition).toMatch(/^attachment; filename="[a-z0-9-]+\.csv"/);
    const own = disposition.split("filename*=UTF-8''")[1];
    if (locale === 'en') expect(own).toBeUndefined();
    else expect(decodeURIComponent(own!)).toMatch(/^[\u0600-\u06ff ]+ 2026-11-18 \d\d\.\d\d\.csv$/);
  });

  journey('whose prices are no dirhams does not speak of dirhams', async ({ siteUrl }) => {
    for (const name of ['bonds', 'sukuk'] as const) {
      const html = await (await fetch(`${siteUrl}${prefix}${pathOf(`the-exchange-listed-securities-${name}`)}`)).text();
      const main = /<main.*<\/main>/s.exec(html)![0];
      const heads = main.match(/<th [^>]*scope="col".*?<\/th>/gs)!.join(' ');
      expect(heads).not.toMatch(/AED|درهم/);
      expect(/<h1.*?<\/h1>.*?<p.*?<\/p>/s.exec(main)![0]).not.toMatch(/AED|درهم/);
      expect(heads).toContain(said(locale, 'common.currency'));
    }
  });

  journey('is whole for every reader while its columns are chosen', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, `${prefix}${SUKUK}?column=profit-rate&column=maturity-date&column=currency`);
    await page
      .locator('main details')
      .filter({ has: page.locator('fieldset') })
      .locator('summary')
      .click();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
