import { beforeAll, expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { DISCLOSURE_KINDS } from '#domain/disclosure-kind.ts';
import { formatDate } from '#domain/date.ts';
import { textOf } from '#messages/text.tsx';
import { jsonAt, textAt } from './support/answers.ts';
import { LIST, olderDisclosuresRead, type DisclosureRow } from './support/disclosure-list.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const BANK = 'JIWAN';

const origin = inject('siteUrl');
beforeAll(olderDisclosuresRead);

inBothLanguages('the disclosures of all issuers', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => textOf(locale)(id, values);
  const rowsAt = async (query = '') =>
    (await jsonAt<{ rows: DisclosureRow[] }>(origin, `${prefix}${LIST}.json${query}`)).rows;

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
