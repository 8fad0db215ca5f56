import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, inject } from 'vitest';
import type { RouteName } from '#app/site-map.ts';
import { formatDate } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import { price } from '#domain/number.ts';
import { textOf } from '#messages/text.tsx';
import { jsonAt, textAt } from './support/answers.ts';
import { at, BANK } from './support/company-pages.ts';
import { parseCsv } from './support/csv.ts';
import { linksOf } from './support/html.ts';
import { jobsRead } from './support/jobs-read.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

/** A share with a four-for-one split. */
const SPLIT = 'KARAWAN';
const RECORDS: readonly RouteName[] = [
  'the-exchange-company-corporate-actions',
  'the-exchange-company-news-disclosures',
  'the-exchange-company-reports',
  'the-exchange-company-general-meetings',
];

const origin = inject('siteUrl');
// Older disclosures are read in the background, page by page.
beforeAll(() => jobsRead(origin, ['dividends', 'splits', 'filings', 'disclosure-history']));

const rowsOf = async (path: string) => {
  const [headings = [], ...rows] = parseCsv(await textAt(origin, path));
  return rows.map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at] ?? ''])));
};
const cellsOf = (page: Page, caption: string) =>
  page.getByRole('region', { name: caption, exact: true }).locator('tbody tr');

byTurns('the records of an issuer', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => textOf(locale)(id, values);
  const amountHead = () => `${words('records.action.amount')} (${words('market.currency.AED')})`;
  const open = async (page: Page, name: RouteName, query = '', symbol = BANK) =>
    page.goto(prefix + at(name, symbol) + query);

  journey('are tabs of its page, without script too, and each names itself', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + at('the-exchange-company'));
    for (const name of RECORDS) {
      await page.locator(`nav a[href="${prefix}${at(name)}"]`).click();
      await page.waitForURL(`**${at(name)}`);
      expect(await page.locator('nav a[aria-current=page]').allInnerTexts()).toHaveLength(1);
    }
  });

  journey('a dividend stands with its days, its amount and its share of par', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await open(page, 'the-exchange-company-corporate-actions');
    const rows = cellsOf(page, words('records.table', { title: words('records.actions') }));
    const [first] = await rowsOf(`${prefix}${at('the-exchange-company-corporate-actions')}.csv`);
    const dayOf = (day: string) => first![words(`records.action.${day}`)]!;
    const days = ['lastDayToBuy', 'ex', 'record', 'payment'].map(dayOf);
    expect(days).toEqual(days.toSorted());
    // A buyer on the last day is on the register of the record date.
    expect(dayOf('settlement') <= dayOf('record')).toBe(true);
    const shown = ['lastDayToBuy', 'settlement', 'ex', 'record', 'payment'].map(dayOf);
    expect((await rows.first().locator('td').allInnerTexts()).slice(1, 6)).toEqual(
      shown.map((day) => formatDate(day, locale)),
    );
    expect(await rows.first().locator('td').first().innerText()).toBe(words('records.marker.confirmed'));
    const [amount, percent] = [amountHead(), words('records.action.percent')].map((head) => Number(first![head]));
    // The share's par is AED 1.00.
    expect(percent).toBeCloseTo(amount! * 100, 9);
  });

  journey('a year’s dividends are the sum of its payments', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await open(page, 'the-exchange-company-corporate-actions', '', 'DSX');
    const actions = await rowsOf(`${prefix}${at('the-exchange-company-corporate-actions', 'DSX')}.csv`);
    const sums = new Map<string, bigint>();
    for (const row of actions.filter((action) => action[amountHead()])) {
      const year = row[words('records.dividends.year')]!;
      const amount = BigInt(row[amountHead()]!.replace('.', ''));
      sums.set(year, (sums.get(year) ?? 0n) + amount);
    }
    const shown = await cellsOf(page, words('records.table', { title: words('records.dividends') })).evaluateAll(
      (rows) => rows.map((row) => [row.querySelector('th')!.textContent, row.querySelector('td')!.textContent]),
    );
    expect(shown).toEqual(
      [...sums].sort(([a], [b]) => Number(b) - Number(a)).map(([year, sum]) => [year, price(Number(sum))]),
    );
  });

  journey('a split says how many shares stand for how many', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await open(page, 'the-exchange-company-corporate-actions', '', SPLIT);
    const split = page.getByRole('rowheader').filter({ hasText: words('records.action.kind.split') });
    expect(plain(await split.innerText())).toContain(plain(words('records.action.ratio', { units: '4', of: '1' })));
  });

  journey('disclosures are filtered by words, kind and days, in the address', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await open(page, 'the-exchange-company-news-disclosures');
    const rows = page.locator('#disclosures-title').locator('xpath=ancestor::section').locator('ol > li');
    expect(await rows.count()).toBe(20);
    await page.locator('select[name=kind]').selectOption('results');
    await page.locator('[name=from]').fill('2026-04-01');
    await page.locator('[name=to]').fill('2026-09-30');
    await page.locator('[name=to]').press('Enter');
    await page.waitForURL(/kind=results/);
    const found = await rowsOf(
      `${prefix}${at('the-exchange-company-news-disclosures')}.csv${new URL(page.url()).search}`,
    );
    expect(found).toHaveLength(3);
    expect(await page.locator('main section p[role=status]').innerText()).toBe(
      words('records.disclosureCount', { count: found.length }),
    );
    expect(await rows.count()).toBe(found.length);
    for (const time of await rows
      .locator('time')
      .evaluateAll((times) => times.map((each) => each.getAttribute('datetime')!))) {
      expect(time > '2026-03-31' && time < '2026-10-01').toBe(true);
    }
    expect(await page.locator('[name=from]').inputValue()).toBe('2026-04-01');
  });

  journey('disclosures are turned over page by page, none twice and none left out', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await open(page, 'the-exchange-company-news-disclosures');
    const seen: string[] = [];
    for (;;) {
      seen.push(
        ...(await page
          .locator('main section ol > li > a[href^="/documents/"]')
          .evaluateAll((all) => all.map((each) => each.getAttribute('href')!))),
      );
      const older = page.locator('main a[rel=next]');
      if ((await older.count()) === 0) break;
      await older.click();
      await page.waitForURL(/page=/);
    }
    const all = await rowsOf(`${prefix}${at('the-exchange-company-news-disclosures')}.csv`);
    const documents = all.map((row) => new URL(row[words('records.file.document')]!).pathname);
    expect(seen).toEqual(documents);
    expect(new Set(seen).size).toBe(seen.length);
  });

  journey('what makes no sense in the address is said, and the nearest is shown', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await open(page, 'the-exchange-company-news-disclosures', '?from=2026-02-30&kind=gossip&page=99');
    for (const [parameter, value] of [
      ['from', '2026-02-30'],
      ['kind', 'gossip'],
      ['page', '99'],
    ] as const) {
      await page.getByText(words(`records.ignored.${parameter}`, { value, example: '2026-11-20' })).waitFor();
    }
    expect(await page.locator('main section ol > li').count()).toBeGreaterThan(0);
    await open(page, 'the-exchange-company-news-disclosures', '?q=xyzzy');
    await page.getByText(said(locale, 'common.noData')).waitFor();
    await page.getByText(said(locale, 'records.noneFound')).waitFor();
  });

  journey('reports stand under their fiscal year, each the way to its document', async () => {
    const html = await textAt(origin, prefix + at('the-exchange-company-reports'));
    const reports = await rowsOf(`${prefix}${at('the-exchange-company-reports')}.csv`);
    const hrefs = reports.map((row) => new URL(row[words('records.file.document')]!, origin).pathname);
    expect(reports.length).toBeGreaterThan(8);
    for (const href of hrefs) expect(linksOf(html).map((link) => encodeURI(decodeURI(link)))).toContain(href);
    const annual = reports.find((row) => row[words('records.file.type')] === words('records.report.annual'));
    const published = annual![words('records.file.published')]!;
    expect(Number(published.slice(0, 4)) - Number(annual![words('records.report.year')])).toBe(1);
    expect((await fetch(origin + hrefs[0]!, { method: 'HEAD' })).headers.get('content-type')).toBe('application/pdf');
  });

  journey('papers of general meetings stand by day, newest first', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await open(page, 'the-exchange-company-general-meetings');
    const days = await page
      .locator('main section ol time')
      .evaluateAll((all) => all.map((each) => each.getAttribute('datetime')!));
    expect(days.length).toBeGreaterThan(2);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  journey('a security without such records says so, and does not offer them', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    const list = await textAt(origin, '/the-exchange/market-information/listed-securities/sukuk');
    const sukuk = /company\/([A-Z0-9_-]+)"/.exec(list)![1]!;
    await open(page, 'the-exchange-company-general-meetings', '', sukuk);
    await page.getByText(said(locale, 'records.noPapers')).waitFor();
    expect(await page.locator(`nav a[href="${prefix}${at('the-exchange-company-reports', sukuk)}"]`).count()).toBe(0);
  });
});

describe('the files of an issuer’s records', () => {
  journey.for(RECORDS)('%s has the same rows in both writings', async (name) => {
    for (const locale of ['en', 'ar'] satisfies Locale[]) {
      const path = `/${locale}${at(name)}`;
      const { rows, columns } = await jsonAt<{ rows: object[]; columns: object }>(origin, `${path}.json`);
      const csv = parseCsv(await textAt(origin, `${path}.csv`));
      expect(csv.length - 1).toBe(rows.length);
      expect(rows.length).toBeGreaterThan(3);
      expect(csv[0]!.slice(0, -4)).toEqual(Object.values(columns));
    }
  });

  journey('are not there for a symbol that nobody knows', async () => {
    expect((await fetch(`${origin}${at(RECORDS[0]!, 'NOSUCH')}.csv`)).status).toBe(404);
  });
});

/** The text without direction marks. */
function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}
