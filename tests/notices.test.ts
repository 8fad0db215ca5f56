import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { addDays } from '#domain/calendar.ts';
import { formatDate, formatUtc, marketDate } from '#domain/date.ts';
import { normaliseArabic } from '#domain/arabic.ts';
import { exchange } from '#exchange.config.ts';
import { PRESS_TOPICS } from '#exchange/publications/data/press-topics.ts';
import { circularsUpTo } from '#exchange/publications/circulars.ts';
import { textOf } from '#messages/text.tsx';
import { jsonAt, textAt } from './support/answers.ts';
import { parseCsv } from './support/csv.ts';
import { markupOf, wordsOfHtml } from './support/html.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { said } from './support/words.ts';

/** The market's day of the shared site. */
const TODAY = '2026-11-18';
const CIRCULARS = pathOf('the-exchange-circulars');
const RELEASES = pathOf('discover-news-media-press-releases');
const EVENTS = pathOf('discover-news-media-events');
const LISTS: readonly { path: string; one: RouteName }[] = [
  { path: CIRCULARS, one: 'the-exchange-circulars-id' },
  { path: RELEASES, one: 'discover-news-media-press-releases-id' },
  { path: EVENTS, one: 'discover-news-media-events-id' },
];
const READ_ON_THE_SITE = [
  { path: CIRCULARS },
  { path: RELEASES },
  { path: pathOf('the-exchange-market-announcements') },
  { path: pathOf('the-exchange-derivatives-market-announcements') },
];
/** A file is read in a separate thread. */
const SEEN = { timeout: 30_000, interval: 500 };
const NOBODYS = '00000000-0000-4000-a000-000000000000';

type Row = Record<string, string>;

const origin = inject('siteUrl');
const rowsOf = async (path: string, query = '') => (await jsonAt<{ rows: Row[] }>(origin, `${path}.json${query}`)).rows;
/** The path of a site address, decoded as in its links. */
const pathIn = (address: string) => decodeURIComponent(new URL(address).pathname);
const shownLinks = async (page: Page) => {
  const hrefs = await page
    .locator('main ol > li > a[href]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
  return hrefs.filter((href) => LISTS.some(({ path }) => href.includes(`${path}/`)));
};

inBothLanguages('what the exchange makes public', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => textOf(locale)(id, values);

  journey.for(LISTS)(
    '$path is turned over page by page, and its file has the same rows',
    async ({ path }, { visit }) => {
      const { page } = await visit({ javaScript: false });
      await page.goto(prefix + path);
      const seen: string[] = [];
      for (;;) {
        const shown = await shownLinks(page);
        expect(shown.length).toBeLessThanOrEqual(20);
        seen.push(...shown);
        const older = page.locator('main a[rel=next]');
        if ((await older.count()) === 0) break;
        await older.click();
        await page.waitForURL(/page=/);
      }
      const rows = await rowsOf(prefix + path);
      expect(seen.map((href) => href.replace(/^\/(en|ar)\//, '/'))).toEqual(
        rows.map(({ page: address }) => pathIn(address!).replace(/^\/ar\//, '/')),
      );
      expect(new Set(seen).size).toBe(seen.length);
      const [headings = [], ...csv] = parseCsv(await textAt(origin, `${prefix}${path}.csv`));
      expect(csv.map((row) => row[headings.indexOf(words('notices.file.page'))])).toEqual(
        rows.map(({ page: address }) => address),
      );
    },
  );

  journey('circulars stand newest first, and are found by words in any spelling, and by number', async ({ visit }) => {
    const days = (await rowsOf(prefix + CIRCULARS)).map(({ date }) => date!);
    expect(days).toEqual(days.toSorted().toReversed());
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + CIRCULARS);
    await page.locator('main [name=q]').fill('عطله الاضحي 2026');
    await page.locator('main [name=q]').press('Enter');
    await page.waitForURL(/q=/);
    expect(await page.locator('main p[role=status]').innerText()).toBe(words('notices.circulars.count', { count: 1 }));
    expect(await shownLinks(page)).toHaveLength(1);
    const numbers = (await rowsOf(prefix + CIRCULARS, '?q=01/2026')).map(({ number }) => number);
    expect(numbers).toEqual(['01/2026']);
  });

  journey('a circular dated at midnight in Dubai is that day’s, and not the day’s before', async () => {
    const issued = circularsUpTo(Date.parse(`${TODAY}T07:00:00Z`));
    const { id, number, dated } = issued.find((each) => new Date(each.dated).getUTCHours() === 20)!;
    const day = marketDate(dated);
    expect(new Date(dated).toISOString()).toBe(`${addDays(day, -1)}T20:00:00.000Z`);
    const found = async (on: string) =>
      (await rowsOf(prefix + CIRCULARS, `?from=${on}&to=${on}`)).map((row) => row.number);
    expect(await found(day)).toContain(number);
    expect(await found(addDays(day, -1))).not.toContain(number);
    const html = markupOf(await textAt(origin, prefix + pathOf('the-exchange-circulars-id', { id })));
    expect(html).toContain(formatDate(day, locale));
  });

  journey('days and pages that make no sense are said, and the nearest is shown', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${CIRCULARS}?from=2026-02-30&page=99`);
    for (const [parameter, value] of [
      ['from', '2026-02-30'],
      ['page', '99'],
    ] as const)
      await page.getByText(words(`records.ignored.${parameter}`, { value, example: '2026-11-20' })).waitFor();
    expect((await shownLinks(page)).length).toBeGreaterThan(0);
    expect(await page.locator('main a[rel=next]').count()).toBe(0);
    await page.goto(`${prefix}${EVENTS}?q=xyzzy`);
    await page.getByText(said(locale, 'common.noData')).waitFor();
    await page.getByText(said(locale, 'notices.noneFound')).waitFor();
  });

  journey('a circular’s page has its facts, and its file in the reader’s language first', async ({ visit }) => {
    const [row] = await rowsOf(prefix + CIRCULARS);
    const { page } = await visit({ javaScript: false });
    await page.goto(new URL(row!.page!).pathname);
    expect(await page.locator('h1').innerText()).toBe(row!.headline);
    const facts = await page.locator('main dl dd').allInnerTexts();
    expect(facts).toContain(row!.number);
    expect(facts).toContain(formatDate(row!.date!, locale));
    expect(facts).toContain(formatUtc(Date.parse(row!.published!)));
    const file = page.locator('main figcaption a[href^="/documents/circulars/"]').first();
    expect(await file.innerText()).toMatch(locale === 'ar' ? / A$/ : / E$/);
    const answer = await fetch(origin + (await file.getAttribute('href'))!);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const kilobytes = Math.round((await answer.arrayBuffer()).byteLength / 1_000);
    await page.reload();
    const caption = page.locator('main figcaption').first();
    expect(plain(await caption.innerText())).toContain(plain(words('notices.kilobytes', { size: String(kilobytes) })));
  });

  journey.for(READ_ON_THE_SITE)(
    '$path is read on its pages: its words, a first page in each language, its checksum and both texts',
    async ({ path }, { visit }) => {
      const [row] = await rowsOf(prefix + path);
      const { page } = await visit({ javaScript: false });
      const address = new URL(row!.page!).pathname;
      await page.goto(address);
      const text = await page.locator('main p[class*=words]').allInnerTexts();
      expect(text.join(' ').length).toBeGreaterThan(60);
      expect(/[\u0600-\u06ff]/.test(text.join(''))).toBe(locale === 'ar');
      expect(await page.locator('main figure img').count()).toBe(2);
      const files = await page
        .locator('main figcaption a[href^="/documents/"]')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
      const hashes = await Promise.all(files.map(async (href) => sha256At(origin + href)));
      await expect
        .poll(async () => (await page.goto(address), page.locator('main figcaption').allTextContents()), SEEN)
        .toEqual(hashes.map((sha256) => expect.stringContaining(sha256)));
      const beside = page.locator('section[aria-labelledby=beside-title]');
      expect(await beside.locator('[lang^=ar]').count()).toBe(await beside.locator('[lang^=en]').count());
      expect(await beside.locator('[lang]').count()).toBeGreaterThan(2);
    },
  );

  journey('a press release is an article: each of its paragraphs stands on the page', async () => {
    const inScript = (text: string) => normaliseArabic(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
    for (const row of (await rowsOf(prefix + RELEASES)).slice(0, 3)) {
      const year = Number(row.published!.slice(0, 4));
      const topic = PRESS_TOPICS.find((each) => each.headline(exchange.name, year)[locale] === row.headline)!;
      const page = inScript(wordsOfHtml(await textAt(origin, new URL(row.page!).pathname)));
      for (const paragraph of topic.paragraphs(exchange.name, year))
        expect(page, row.headline).toContain(inScript(paragraph[locale]));
    }
  });

  journey('from one to the one before it and back again', async ({ visit }) => {
    const [newest, second] = await rowsOf(prefix + RELEASES);
    const { page } = await visit();
    await page.goto(new URL(newest!.page!).pathname);
    await page.getByRole('link', { name: words('notices.press-releases.earlier') }).click();
    await page.getByRole('heading', { level: 1, name: second!.headline! }).waitFor();
    await page.getByRole('link', { name: words('notices.press-releases.later') }).click();
    await page.getByRole('heading', { level: 1, name: newest!.headline! }).waitFor();
  });

  journey('a press release has one address in both languages, to which its other edition’s leads', async () => {
    const [row] = await rowsOf(prefix + RELEASES);
    expect(row!.language).toBe(locale);
    const edition = new URL(row!.document!).pathname.split('/').at(-2)!;
    const answer = await fetch(origin + prefix + pathOf('discover-news-media-press-releases-id', { id: edition }), {
      redirect: 'manual',
    });
    const canonical = new URL(row!.page!).pathname.replace(/^\/ar/, '');
    if (locale === 'en') expect(answer.status).toBe(200);
    else
      expect([answer.status, new URL(answer.headers.get('location')!, origin).pathname]).toEqual([
        301,
        prefix + canonical,
      ]);
  });

  journey('events that come stand before those that are over, the next one first', async ({ visit }) => {
    const rows = await rowsOf(prefix + EVENTS);
    const toCome = rows.filter(({ to }) => to!.slice(0, 10) >= TODAY);
    const starts = (some: Row[]) => some.map(({ from }) => from!.slice(0, 10));
    expect(rows.slice(0, toCome.length)).toEqual(toCome);
    expect(starts(toCome)).toEqual(starts(toCome).toSorted());
    expect(starts(rows.slice(toCome.length))).toEqual(starts(rows.slice(toCome.length)).toSorted().toReversed());
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + EVENTS);
    expect(await page.locator('main h2').allInnerTexts()).toEqual([words('notices.toCome'), words('notices.over')]);
  });

  journey(
    'an event says when it is in Dubai, where, and where one registers while it is to come',
    async ({ visit }) => {
      const rows = await rowsOf(prefix + EVENTS, '?q=carbon');
      const { page } = await visit({ javaScript: false });
      for (const row of rows) {
        await page.goto(new URL(row.page!).pathname);
        const main = plain(await page.locator('main').innerText());
        expect(main).toContain(
          plain(words('notices.hours', { from: row.from!.slice(11, 16), to: row.to!.slice(11, 16) })),
        );
        expect(main).toContain(row.place);
        const links = page.getByRole('link', { name: words('notices.register') });
        expect(await links.count()).toBe(row.to!.slice(0, 10) >= TODAY ? 1 : 0);
        if ((await links.count()) > 0) expect(await links.getAttribute('href')).toBe(row.registration);
      }
      expect(rows.length).toBeGreaterThan(1);
    },
  );

  journey.for(LISTS)('an id of $path that nobody knows is 404 with a way home', async ({ one }) => {
    const answer = await fetch(origin + prefix + pathOf(one, { id: NOBODYS }));
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain(said(locale, 'errors.notFound.title'));
  });
});

async function sha256At(address: string): Promise<string> {
  const bytes = await (await fetch(address)).arrayBuffer();
  return createHash('sha256').update(Buffer.from(bytes)).digest('hex');
}

/** The text without direction marks. */
function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}
