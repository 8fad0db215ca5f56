import { beforeAll, expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { exchange } from '#exchange.config.ts';
import { price } from '#domain/number.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { parseCsv } from './support/csv.ts';
import { jobsRead } from './support/jobs-read.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const HOME = pathOf('discover-investor-relations');
const FIGURES = pathOf('discover-investor-relations-key-figures');
const REPORTS = pathOf('discover-investor-relations-reports-presentations');
const OWN = { SecuritySymbol: exchange.ownSymbol };

type Row = Record<string, string>;

const origin = inject('siteUrl');
const rowsOf = async (path: string) => (await jsonAt<{ rows: Row[] }>(origin, `${path}.json`)).rows;

/** Earlier years are read after the start. */
beforeAll(() => jobsRead(origin, ['bars', 'dividends']));

byTurns('investor relations', ({ locale, prefix }) => {
  journey('shows the exchange’s own share with its price, which moves as on its company page', async ({ visit }) => {
    const { page } = await visit();
    await page.goto(prefix + HOME);
    const share = page.locator('section[aria-labelledby=share]');
    expect(await share.locator('h3').innerText()).toContain(exchange.name[locale]);
    expect(await share.innerText()).toContain(exchange.ownSymbol);
    await share.locator('[data-live=last], [data-live=previousClose]').first().waitFor();
    await share.getByRole('link', { name: said(locale, 'investors.share.company') }).click();
    await page.waitForURL((url) => url.pathname === prefix + pathOf('the-exchange-company', OWN));
  });

  journey('names a document that reports several things once', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + HOME);
    const links = page.locator('section[aria-labelledby=reports] a[href*="/documents/"]');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(paths.length).toBeGreaterThan(1);
    expect(new Set(paths).size).toBe(paths.length);
  });

  journey('tells shareholders whom to write to', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + HOME);
    const mail = page.locator('section[aria-labelledby=contact] a[href^="mailto:"]');
    expect(await mail.getAttribute('href')).toBe(`mailto:${exchange.contact.investors}`);
  });

  journey('key figures stand by year as in their file, the newest first', async ({ visit }) => {
    const rows = await rowsOf(prefix + FIGURES);
    const years = rows.map(({ year }) => Number(year));
    expect(years.length).toBeGreaterThan(1);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
    expect(rows.every(({ low, close, high }) => Number(low) <= Number(close) && Number(close) <= Number(high))).toBe(
      true,
    );
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + FIGURES);
    const table = page.getByRole('region', { name: said(locale, 'investors.years') });
    expect(await table.locator('tbody th').allInnerTexts()).toEqual(years.map(String));
    // The current year changes with the market; the previous year is complete.
    const past = await table.locator('tbody tr').nth(1).locator('td').allInnerTexts();
    expect(past.slice(0, 4)).toEqual(
      ['open', 'high', 'low', 'close'].map((part) => price(Math.round(Number(rows[1]![part]) * 1_000))),
    );
    const [heads = []] = parseCsv(await textAt(origin, `${prefix}${FIGURES}.csv`));
    expect(heads[0]).toBe(said(locale, 'investors.year'));
  });

  journey('dividends by year are those of the company’s page', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    const rowsIn = (name: string) => page.getByRole('region', { name }).locator('tbody tr').allInnerTexts();
    await page.goto(prefix + FIGURES);
    const own = await rowsIn(said(locale, 'investors.dividends'));
    await page.goto(prefix + pathOf('the-exchange-company-corporate-actions', OWN));
    expect(own.length).toBeGreaterThan(0);
    expect(own).toEqual(await page.locator('section[aria-labelledby=dividends-title] tbody tr').allInnerTexts());
  });

  journey('reports stand by year and kind, and their links are there', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + REPORTS);
    const links = await page
      .locator('section[aria-labelledby=reports-title] tbody a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
    expect(links.length).toBe((await rowsOf(prefix + REPORTS)).length);
    const disclosed = links.filter((href) => href.includes('/news-disclosures/disclosures/'));
    expect(disclosed.length).toBeGreaterThan(0);
    for (const href of links.slice(0, 12)) expect((await fetch(origin + href)).status, href).toBe(200);
  });

  journey('the next general meeting is named, or that none is called', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + REPORTS);
    const meeting = page.locator('section[aria-labelledby=meeting]');
    const called = (await meeting.locator('tbody tr').count()) > 0;
    if (!called) await meeting.getByText(said(locale, 'investors.meeting.none')).waitFor();
  });

  journey('names no revenue and no profit of its own making', async () => {
    const html = await textAt(origin, prefix + FIGURES);
    expect(html).toContain(said(locale, 'investors.statements'));
  });
});
