import { createHash } from 'node:crypto';
import { beforeAll, expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import type { PlainDate } from '#domain/time.ts';
import { hasSlip } from '#exchange/publications/data/news-topics.ts';
import { formatUtc } from '#domain/date.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { SAMPLE_DISCLOSURE } from './support/built-pages.ts';
import { LIST, olderDisclosuresRead, type DisclosureRow } from './support/disclosure-list.ts';
import { linksOf } from './support/html.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const HOLDING = 'Notification of a change in a major holding';
const SEEN = { timeout: 20_000, interval: 500 };

const origin = inject('siteUrl');
beforeAll(olderDisclosuresRead);

inBothLanguages('the page of a disclosure', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => said(locale, id, values);
  const onePath = (id: string) => pathOf('the-exchange-disclosures-id', { id });

  journey('is in the language of the page, whichever language it was asked for in', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + onePath(SAMPLE_DISCLOSURE));
    const headline = await page.locator('h1').innerText();
    expect(/[\u0600-\u06ff]/.test(headline)).toBe(locale === 'ar');
    const captions = (await page.locator('main figcaption').allTextContents()).join(' ');
    for (const code of LOCALE_CODES) expect(captions).toContain(said(locale, `disclosures.in.${code}`));
    expect(captions).toContain(SAMPLE_DISCLOSURE);
    expect(await page.locator('main figcaption a[href^="/documents/"]').count()).toBe(2);
  });

  journey('says when it came out, in Dubai and in universal time, to the second', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + onePath(SAMPLE_DISCLOSURE));
    const utc = await page.locator('main dl time').getAttribute('datetime');
    const dubai = new Date(Date.parse(utc!) + 4 * 3_600_000).toISOString().slice(11, 19);
    const text = await page.locator('main dl').first().innerText();
    expect(text).toContain(formatUtc(Date.parse(utc!)));
    expect(text).toContain(dubai);
  });

  journey('sets the figures of both languages against each other, once both documents were read', async ({ visit }) => {
    const rows = (await jsonAt<{ rows: DisclosureRow[] }>(origin, `/en${LIST}.json`)).rows;
    const misprinted = rows.find(
      ({ headline, symbol, published }) => headline === HOLDING && hasSlip(symbol, published.slice(0, 10) as PlainDate),
    )!;
    const { page } = await visit({ javaScript: false });
    const address = prefix + onePath(misprinted.id);
    for (const path of (await textAt(origin, address)).match(/\/documents\/2[^"]+(?=" class="link)/g) ?? [])
      await fetch(origin + path.replaceAll('&amp;', '&'));
    const beside = page.locator('section[aria-labelledby=beside-title]');
    await expect.poll(async () => (await page.goto(address), beside.count()), SEEN).toBe(1);
    expect(await beside.innerText()).toContain(words('disclosures.compared.differ', { count: 1 }));
    const marks = await beside.locator('mark').allInnerTexts();
    expect(marks).toHaveLength(2);
    expect(Math.abs(Number(marks[0]) - Number(marks[1]))).toBeCloseTo(0.09);
    expect(await beside.locator('[lang^=ar]').count()).toBe(await beside.locator('[lang^=en]').count());
  });

  journey('names earlier ones of its kind by its issuer, which are older', async () => {
    const html = await textAt(origin, prefix + onePath(SAMPLE_DISCLOSURE));
    const rows = (await jsonAt<{ rows: DisclosureRow[] }>(origin, `${prefix}${LIST}.json`)).rows;
    const own = html.slice(html.indexOf('earlier-title'));
    const earlier = linksOf(own).flatMap((href) => /disclosures\/([0-9a-f-]{36})$/.exec(href)?.[1] ?? []);
    expect(earlier.length).toBeGreaterThan(2);
    const found = earlier.map((id) => rows.find((row) => row.id === id)!);
    expect(new Set(found.map(({ symbol, kind }) => `${symbol} ${kind}`)).size).toBe(1);
    const times = found.map(({ published }) => Date.parse(published));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  journey('is missing where nothing was published under the number', async () => {
    const answer = await fetch(`${origin}${prefix}${onePath('00000000-0000-4000-8000-000000000000')}`);
    expect(answer.status).toBe(404);
  });

  journey(
    'shows the first page of each language, and once it was seen the SHA-256 of what is handed on',
    async ({ visit }) => {
      const { page } = await visit();
      await page.goto(prefix + onePath(SAMPLE_DISCLOSURE));
      const pictures = page.locator('main figure img');
      expect(await pictures.count()).toBe(2);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth), SEEN).toBe(960);
      }
      const href = await page.locator('main figure a').first().getAttribute('href');
      const bytes = Buffer.from(await (await fetch(origin + href)).arrayBuffer());
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await expect
        .poll(async () => (await page.reload(), page.locator('main figcaption').first().textContent()), SEEN)
        .toContain(sha256);
    },
  );
});
