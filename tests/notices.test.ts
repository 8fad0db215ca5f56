import type { Page } from '@playwright/test';
import { expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { addDays } from '#domain/calendar.ts';
import { formatDate, marketDate } from '#domain/date.ts';
import { circularsUpTo } from '#exchange/publications/circulars.ts';
import { textOf } from '#messages/text.tsx';
import { textAt } from './support/answers.ts';
import { parseCsv } from './support/csv.ts';
import { markupOf } from './support/html.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { CIRCULARS, EVENTS, RELEASES, rowsOf, TODAY, type NoticeRow } from './support/notice-lists.ts';
import { said } from './support/words.ts';

const LISTS: readonly { path: string; one: RouteName }[] = [
  { path: CIRCULARS, one: 'the-exchange-circulars-id' },
  { path: RELEASES, one: 'discover-news-media-press-releases-id' },
  { path: EVENTS, one: 'discover-news-media-events-id' },
];
const NOBODYS = '00000000-0000-4000-a000-000000000000';

const origin = inject('siteUrl');
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

  journey('events that come stand before those that are over, the next one first', async ({ visit }) => {
    const rows = await rowsOf(prefix + EVENTS);
    const toCome = rows.filter(({ to }) => to!.slice(0, 10) >= TODAY);
    const starts = (some: NoticeRow[]) => some.map(({ from }) => from!.slice(0, 10));
    expect(rows.slice(0, toCome.length)).toEqual(toCome);
    expect(starts(toCome)).toEqual(starts(toCome).toSorted());
    expect(starts(rows.slice(toCome.length))).toEqual(starts(rows.slice(toCome.length)).toSorted().toReversed());
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + EVENTS);
    expect(await page.locator('main h2').allInnerTexts()).toEqual([words('notices.toCome'), words('notices.over')]);
  });

  journey.for(LISTS)('an id of $path that nobody knows is 404 with a way home', async ({ one }) => {
    const answer = await fetch(origin + prefix + pathOf(one, { id: NOBODYS }));
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain(said(locale, 'errors.notFound.title'));
  });
});
