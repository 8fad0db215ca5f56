import { createHash } from 'node:crypto';
import { expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { formatDate, formatUtc } from '#domain/date.ts';
import { normaliseArabic } from '#domain/arabic.ts';
import { exchange } from '#exchange.config.ts';
import { PRESS_TOPICS } from '#exchange/publications/data/press-topics.ts';
import { textAt } from './support/answers.ts';
import { wordsOfHtml } from './support/html.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { CIRCULARS, EVENTS, RELEASES, rowsOf, TODAY } from './support/notice-lists.ts';
import { said } from './support/words.ts';

const READ_ON_THE_SITE = [
  { path: CIRCULARS },
  { path: RELEASES },
  { path: pathOf('the-exchange-market-announcements') },
  { path: pathOf('the-exchange-derivatives-market-announcements') },
];
/** A file is read in a separate thread. */
const SEEN = { timeout: 30_000, interval: 500 };

const origin = inject('siteUrl');

inBothLanguages('what the exchange makes public', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => said(locale, id, values);

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
});
async function sha256At(address: string): Promise<string> {
  const bytes = await (await fetch(address)).arrayBuffer();
  return createHash('sha256').update(Buffer.from(bytes)).digest('hex');
}

/** The text without direction marks. */
function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}
