import { createHash } from 'node:crypto';
import { beforeAll, expect, inject, vi } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { DISCLOSURE_KINDS, type DisclosureKind } from '#domain/disclosure-kind.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';
import type { PlainDate } from '#domain/time.ts';
import { hasSlip } from '#exchange/publications/data/news-topics.ts';
import { formatDate, formatUtc } from '#domain/date.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { SAMPLE_DISCLOSURE } from './support/built-pages.ts';
import { linksOf } from './support/html.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { statusOf } from './support/site-status.ts';
import { said } from './support/words.ts';

interface Row {
  published: string;
  headline: string;
  id: string;
  document: string | null;
  kind: DisclosureKind;
  symbol: string;
  name: string;
}

const LIST = pathOf('the-exchange-disclosures');
const BANK = 'JIWAN';
const HOLDING = 'Notification of a change in a major holding';
const SEEN = { timeout: 20_000, interval: 500 };
const READ = { timeout: 300_000, interval: 500 };

const origin = inject('siteUrl');
// Older disclosures are read in the background, page by page.
beforeAll(async () => {
  await vi.waitFor(async () => {
    const { feeds } = await statusOf(origin);
    expect(feeds.find(({ feed }) => feed === 'disclosure-history')?.readAt).not.toBeNull();
  }, READ);
}, READ.timeout);

inBothLanguages('the disclosures of all issuers', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => textOf(locale)(id, values);
  const rowsAt = async (query = '') => (await jsonAt<{ rows: Row[] }>(origin, `${prefix}${LIST}.json${query}`)).rows;

  journey('stand under their days, twenty a page, each at its second and with its issuer', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + LIST);
    const rows = await rowsAt();
    const shown = page.locator('main section ol > li');
    expect(await shown.count()).toBe(20);
    const times = await shown.locator('time').evaluateAll((all) => all.map((each) => each.getAttribute('datetime')!));
    expect(times.map((time) => Date.parse(time))).toEqual(
      rows.slice(0, 20).map(({ published }) => Date.parse(published)),
    );
    const [first] = rows;
    const line = await shown.first().innerText();
    for (const part of [first!.symbol, first!.name, first!.headline, first!.published.slice(11, 19)])
      expect(line).toContain(part);
    const days = new Set(rows.slice(0, 20).map(({ published }) => published.slice(0, 10)));
    expect(
      await page.locator('main h3 time').evaluateAll((all) => all.map((each) => each.getAttribute('datetime'))),
    ).toEqual([...days]);
  });

  journey('are narrowed by issuer, kind and days, in the address', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + LIST);
    await page.locator('select[name=issuer]').selectOption(BANK);
    await page.locator('select[name=kind]').selectOption('results');
    await page.locator('[name=from]').fill('2026-01-01');
    await page.locator('[name=to]').fill('2026-09-30');
    await page.locator('[name=to]').press('Enter');
    await page.waitForURL(/issuer=JIWAN/);
    const rows = await rowsAt(new URL(page.url()).search);
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.map(({ symbol, kind }) => `${symbol} ${kind}`))).toEqual(new Set([`${BANK} results`]));
    expect(rows.every(({ published }) => published >= '2026-01-01' && published < '2026-10-01')).toBe(true);
    expect(await page.locator('main h2 [role=status]').innerText()).toBe(
      words('records.disclosureCount', { count: rows.length }),
    );
    expect(await page.locator('select[name=kind]').inputValue()).toBe('results');
  });

  journey('are counted by kind beside each kind', async () => {
    const rows = await rowsAt(`?issuer=${BANK}`);
    const html = await textAt(origin, `${prefix}${LIST}?issuer=${BANK}&kind=dividend`);
    for (const kind of DISCLOSURE_KINDS) {
      const count = rows.filter((row) => row.kind === kind).length;
      const option = new RegExp(`<option value="${kind}"[^>]*>[^<]* \\((\\d+)\\)`).exec(
        html.replaceAll('<!-- -->', ''),
      );
      expect(Number(option?.[1] ?? 0), kind).toBe(count);
    }
  });

  journey('are of a kind that their headline names: fewer than one in twenty is of none', async () => {
    const rows = await rowsAt();
    const nameless = rows.filter(({ kind }) => kind === 'other');
    expect(
      nameless.length / rows.length,
      nameless
        .slice(0, 9)
        .map(({ headline }) => headline)
        .join(),
    ).toBeLessThan(0.05);
  });

  journey('are narrowed to reports on a period, and to the texts of the other language', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${LIST}?issuer=${BANK}`);
    const other = locale === 'ar' ? 'en' : 'ar';
    await page.locator('select[name=period]').selectOption('q2');
    await page.locator('select[name=language]').selectOption(other);
    await page.locator('[name=to]').press('Enter');
    await page.waitForURL(/period=q2/);
    const rows = await rowsAt(new URL(page.url()).search);
    expect(rows.length).toBeGreaterThan(1);
    for (const { headline } of rows) {
      expect(/[\u0600-\u06ff]/.test(headline), headline).toBe(other === 'ar');
      expect(headline).toMatch(/2nd|second|half|الثاني|النصف/i);
    }
    const shown = page.locator('main ol a > bdi:first-child');
    expect(await shown.first().getAttribute('lang')).toMatch(new RegExp(`^${other}`));
    expect(await page.locator('select[name=period]').inputValue()).toBe('q2');
  });

  journey('are chosen by issuers alone: no bond, future or credit is one', async () => {
    const html = await textAt(origin, `${prefix}${LIST}`);
    const box = /<select[^>]*name="issuer".*?<\/select>/s.exec(html)![0];
    const symbols = [...box.matchAll(/<option value="([^"]+)"/g)].map(([, symbol]) => symbol!);
    const path = pathOf('the-exchange-listed-securities');
    const listed = (await jsonAt<{ rows: { symbol: string; kind: string }[] }>(origin, `${prefix}${path}.json`)).rows;
    const kinds = new Map(listed.map(({ symbol, kind }) => [symbol, kind]));
    expect(symbols).toContain(BANK);
    const shares = ['equity', 'reit', 'etf', 'fund'];
    expect(symbols.filter((symbol) => !shares.includes(kinds.get(symbol) ?? 'equity'))).toEqual([]);
  });

  journey('are those of one exchange, with the other a tab away', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + LIST);
    const tabs = page.getByRole('navigation', { name: said(locale, 'disclosures.exchanges') }).getByRole('link');
    expect(await tabs.count()).toBe(2);
    const home = new Set((await rowsAt()).map(({ symbol }) => symbol));
    await tabs.nth(1).click();
    await page.waitForURL(/\?exchange=sister/);
    const rows = await rowsAt('?exchange=sister');
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.some(({ symbol }) => home.has(symbol))).toBe(false);
    expect(await page.locator('main h2 [role=status]').innerText()).toBe(
      words('records.disclosureCount', { count: rows.length }),
    );
    expect(await tabs.nth(1).innerText()).toContain(String(rows.length));
    await page.locator('select[name=issuer]').selectOption(rows[0]!.symbol);
    await page.locator('[name=to]').press('Enter');
    await page.waitForURL(/issuer=/);
    expect((await rowsAt(new URL(page.url()).search)).every(({ symbol }) => symbol === rows[0]!.symbol)).toBe(true);
  });

  journey('state a weekend on which nothing was published, unless the list leaves something out', async () => {
    const between = `?from=2026-11-09&to=2026-11-16`;
    const stated = words('disclosures.quiet.weekend', {
      days: words('disclosures.quiet.days', {
        from: formatDate('2026-11-14', locale),
        to: formatDate('2026-11-15', locale),
      }),
    });
    const plain = (html: string) => html.replaceAll(/<!-- -->|[\u2066-\u2069]/g, '');
    const sought = plain(stated);
    const pages = await Promise.all([1, 2].map((page) => textAt(origin, `${prefix}${LIST}${between}&page=${page}`)));
    expect(pages.map(plain).join('')).toContain(sought);
    expect(plain(await textAt(origin, `${prefix}${LIST}${between}&kind=press-release`))).not.toContain(sought);
  });

  journey('say what of the address they could not follow', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${LIST}?issuer=NOBODY&page=9999`);
    for (const [parameter, value] of [
      ['issuer', 'NOBODY'],
      ['page', '9999'],
    ] as const)
      expect(await page.locator('main').innerText()).toContain(words(`records.ignored.${parameter}`, { value }));
  });
});

inBothLanguages('the page of a disclosure', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => textOf(locale)(id, values);
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
    const rows = (await jsonAt<{ rows: Row[] }>(origin, `/en${LIST}.json`)).rows;
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
    const rows = (await jsonAt<{ rows: Row[] }>(origin, `${prefix}${LIST}.json`)).rows;
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
