import { afterAll, beforeAll, describe, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { SITE_MAP, type RouteName } from '#app/site-map.ts';
import { exchange } from '#exchange.config.ts';
import { openHydrated } from './support/browser.ts';
import { parseCsv } from './support/csv.ts';
import { linksOf } from './support/html.ts';
import { byTurns, journey } from './support/journey.ts';
import { openLine, unpacked } from './support/raw-answers.ts';
import { startSeededSite } from './support/seeded-site.ts';
import type { Site } from './support/site.ts';
import { LIST_FILE } from './support/exported-rows-schema.ts';
import { askAll, differences, expectSameFile, markedTextAt } from './support/exported-rows.ts';
import { readWorkbook } from './support/workbook.ts';
import { said } from './support/words.ts';

/** A Saturday noon: a page and its file are requested one after the other, and no data changes in between. */
const CLOSED = '2026-11-21T12:00*1';

/** The history of prices has column selection too, and its own journeys. */
const HISTORIES = /^the-exchange-historical-data-/;
/** Pages of securities; other rows have their own journeys. */
const WITH_ROWS = SITE_MAP.filter(
  ({ rowQuery, name }) => rowQuery?.includes('column') && rowQuery.includes('sort') && !HISTORIES.test(name),
).map(({ name }) => name as RouteName);
const LISTS = WITH_ROWS.filter((name) => name !== 'market-watch');
const EXAMPLE: RouteName = 'the-exchange-listed-securities-equities';
const LIST_VIEWS = [
  '',
  '?sort=volume&order=descending',
  '?sort=market-cap',
  '?sector=financials&sort=last-traded&order=descending',
  '?q=a&sort=change-percent',
  '?q=nothing-is-called-so',
  '?sector=nowhere&sort=beauty&order=sideways&column=last&foo=1',
  '?column=isin&column=last&column=beauty&column=sector&sort=board',
  '?column=maturity-date&column=issue-date&column=issue-value&column=coupons-a-year&column=distributions-a-year',
  '?column=fund-structure&column=custodian&column=volume&sort=fund-structure&order=descending',
];
const WATCH_VIEWS = [
  '',
  '?sort=change&order=ascending',
  '?board=505&sort=symbol&column=last&column=change&column=low-52&column=last-traded',
  '?sector=financials&q=a&sort=volume',
  '?board=200',
  '?board=9&column=beauty&symbol=nobody',
];
let site: Site;
beforeAll(async () => {
  site = await startSeededSite({ clock: CLOSED });
});
afterAll(() => site?.stop());
byTurns('the rows of a page as files', (reader) => {
  const { locale, prefix } = reader;

  describe.each(LISTS)('%s', (name) => {
    journey.for(LIST_VIEWS)('are the rows that its page shows, cell for cell: "%s"', async (view) => {
      const answers = await askAll(site.url, reader, name, view);
      const named = answers.table.map(({ symbol, name: title }) => [symbol, title]);
      expect(answers.rows.map((row) => row.slice(0, 2))).toEqual(named);
      expect(differences(reader, answers, 2, false)).toEqual([]);
      expectSameFile(reader, answers);
    });
  });

  journey.for(WATCH_VIEWS)('market-watch are the rows that its page shows, cell for cell: "%s"', async (view) => {
    const answers = await askAll(site.url, reader, 'market-watch', view);
    // The day's line is drawn and has no figure.
    const table = answers.table.map(({ cells, ...row }) => ({ ...row, cells: cells.slice(1) }));
    expect(answers.rows.map((row) => row.slice(0, 3))).toEqual(table.map((row) => [row.symbol, row.name, row.flag]));
    expect(differences(reader, { ...answers, table }, 3, true)).toEqual([]);
    expect(answers.rows.length).toBeGreaterThan(0);
    expectSameFile(reader, answers);
  });

  journey('are led to from their page, with what its reader asked for', async () => {
    for (const name of WITH_ROWS) {
      const path = prefix + pathOf(name);
      const html = await markedTextAt(site.url, `${path}?q=a&sort=volume&order=sideways&foo=1`);
      for (const format of ['xlsx', 'csv', 'json']) {
        expect(linksOf(html)).toContain(`${path}.${format}?q=a&sort=volume`);
        expect(html).toContain(`aria-label="${said(locale, `files.${format}`)}"`);
      }
      const alternates = html.match(/<link rel="alternate" type="[^"]*" href="[^"]*"/g) ?? [];
      const canonical = locale === 'ar' ? path : pathOf(name);
      expect(alternates).toEqual([
        `<link rel="alternate" type="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" href="${canonical}.xlsx"`,
        `<link rel="alternate" type="text/csv" href="${canonical}.csv"`,
        `<link rel="alternate" type="application/json" href="${canonical}.json"`,
      ]);
    }
  });

  journey('are downloaded as the board stands, whatever was chosen on it since it was opened', async ({ visit }) => {
    const { page } = await visit({ origin: site.url });
    await openHydrated(page, `${prefix}/market-watch`);
    await page.locator('select[name=board]').selectOption('505');
    const link = page.getByRole('link', { name: said(locale, 'files.csv') });
    await expect.poll(() => link.getAttribute('href')).toBe(`${prefix}/market-watch.csv?board=505`);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const NAMES = {
      en: new RegExp(`^${exchange.shortName.toLowerCase()}-market-watch-en-2026-11-21-\\d{4}\\.csv$`),
      ar: new RegExp(`^${said('ar', 'menu.marketWatch')} 2026-11-21 \\d{2}\\.\\d{2}\\.csv$`),
    };
    expect(download.suggestedFilename()).toMatch(NAMES[locale]);
  });

  journey('are not there for a list that is not, which is said in a sentence', async () => {
    const path = `${prefix}/the-exchange/market-information/listed-securities/warrants`;
    const sentence = expect.stringMatching(
      new RegExp(`^${said(locale, 'files.absent')} http://\\S+${prefix}${pathOf(EXAMPLE)}.csv$`),
    );
    const [csv, json] = await Promise.all([
      fetch(`${site.url}${path}.csv`),
      fetch(`${site.url}${path}.json?sort=last`),
    ]);
    expect([csv!.status, csv!.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
    expect((await csv!.text()).trim()).toEqual(sentence);
    expect([json!.status, json!.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
    expect(await json!.json()).toEqual({ error: sentence });
  });
});

describe('a file of rows', () => {
  const PATH = pathOf(EXAMPLE);

  journey('is kept, compressed, compared and guarded as its page is', async () => {
    const line = openLine(site.url, 1);
    const page = await line.ask(PATH);
    for (const [format, type] of [
      ['csv', 'text/csv'],
      ['json', 'application/json'],
    ] as const) {
      const ask = (headers: Record<string, string>, method?: string) => line.ask(`${PATH}.${format}`, headers, method);
      const plain = await ask({});
      expect(plain.headers).toMatchObject({
        'content-type': `${type}; charset=utf-8`,
        'cache-control': page.headers['cache-control'],
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'content-disposition': expect.stringMatching(new RegExp(`^attachment; filename="[a-z0-9-]+\\.${format}"$`)),
      });
      for (const encoding of ['br', 'gzip']) {
        const packed = await ask({ 'accept-encoding': encoding });
        expect(packed.headers['content-encoding']).toBe(encoding);
        expect(packed.body.length).toBeLessThan(plain.body.length / 2);
        expect(parseable(unpacked(packed).toString(), format)).toBe(true);
      }
      // A file contains its time: it may be generated again between two requests.
      const again = async () => (await ask({ 'if-none-match': (await ask({})).headers.etag! })).status;
      await expect.poll(again).toBe(304);
      const head = await ask({}, 'HEAD');
      expect([head.status, head.body.length, head.headers['content-type']]).toEqual([200, 0, `${type}; charset=utf-8`]);
    }
    line.close();
  });

  journey('is sent as it is where it is packed already', async () => {
    const line = openLine(site.url, 1);
    const answer = await line.ask(`${PATH}.xlsx`, { 'accept-encoding': 'br, gzip' });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="[a-z0-9-]+\.xlsx"$/),
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(readWorkbook(answer.body)).toHaveLength(2);
    line.close();
  });

  journey('is only read', async () => {
    const answer = await fetch(`${site.url}${PATH}.json`, { method: 'POST', headers: { origin: site.url } });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await answer.json()).toEqual({ error: said('en', 'files.readOnly') });
  });
});

function parseable(text: string, format: 'csv' | 'json'): boolean {
  return format === 'csv' ? parseCsv(text).length > 1 : LIST_FILE.safeParse(JSON.parse(text)).success;
}
