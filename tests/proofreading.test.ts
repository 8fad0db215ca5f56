import { expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { LOCALE_CODES, LOCALES } from '#domain/locale.ts';
import { textAt } from './support/answers.ts';
import { askSettled, canonicalPath, FORMS, inForm } from './support/built-pages.ts';
import { WIDTHS } from './support/browser.ts';
import { canonicalOf, idsOf, linksOf, metaOf, wordsOfHtml } from './support/html.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const PROOF = pathOf('ignore-reits');
const PUBLIC = pathOf('investing-reits');
const origin = inject('siteUrl');
const onlyWords = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

inBothLanguages('the article about REITs for proofreading', ({ locale, prefix }) => {
  const other = LOCALE_CODES.find((code) => code !== locale)!;
  const htmlOf = (path: string) => textAt(origin, prefix + path);

  journey('shows both languages of a block beside each other, with the figures that both have', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + PROOF);
    const row = page.locator('#the-rules-for-reits ~ div:has(table)').first();
    const sides = row.locator('[lang]:has(> table)');
    expect(await sides.evaluateAll((each) => each.map((side) => side.getAttribute('lang')))).toEqual([
      LOCALES[locale].iso,
      LOCALES[other].iso,
    ]);
    const [own, foreign] = await sides.evaluateAll((each) => each.map((side) => side.getBoundingClientRect()));
    expect(foreign!.top).toBeCloseTo(own!.top);
    expect(own!.left > foreign!.left).toBe(locale === 'ar');
    for (const side of await sides.all()) expect(await side.innerText()).toContain('75%');
    // Three shares of 2019, a fourth share, the remaining years.
    expect(onlyWords(await row.innerText())).toMatch(/= 8\b/);
    expect(onlyWords(await page.locator('main').innerText())).toContain(
      onlyWords(said(locale, 'disclosures.compared.differ', { count: 0 })),
    );
  });

  journey('shows the ids of all headings of the public page, each with its place there', async () => {
    const [proof, page] = [await htmlOf(PROOF), await htmlOf(PUBLIC)];
    const [article = ''] = /<article.*<\/article>/s.exec(page) ?? [];
    const headings = [...article.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id!).filter((id) => id !== 'contents');
    expect(headings.length).toBeGreaterThan(7);
    const shown = wordsOfHtml(proof).split(/\s+/);
    for (const id of headings) {
      expect(shown, id).toContain(`#${id}`);
      expect(linksOf(proof)).toContainEqual(expect.stringMatching(new RegExp(`${PUBLIC}#${id}$`)));
      expect([...idsOf(proof)]).toContain(id);
    }
  });

  journey('names each live block, what it lists, and how old its data is', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + PROOF);
    const row = page.locator('main div').filter({ has: page.locator('> p code', { hasText: '::securities' }) });
    const text = onlyWords(await row.last().innerText());
    expect(text).toContain('::securities{kind=reit take=6}');
    const age = onlyWords(said(locale, 'market.delay.stopped', { date: '–', time: '–' })).split('–')[0]!;
    expect(text).toContain(age);
    expect(text).toMatch(/\d\d:\d\d:\d\d/);
    expect(text).toMatch(locale === 'ar' ? /عمر البيانات .*دقيق/ : /minutes? old\./);
    const symbols = [...(await htmlOf(PUBLIC)).matchAll(/href="[^"]*\/company\/([A-Z]+)"/g)].map(
      ([, symbol]) => symbol!,
    );
    const listed = symbols.filter((symbol) => text.includes(symbol));
    expect(listed.length).toBeGreaterThan(1);
  });

  journey('is a document that says nothing else when it is asked for more', async () => {
    const html = await htmlOf(PROOF);
    const shape = (of: string) => wordsOfHtml(of).replace(/\d\d:\d\d:\d\d.*?\./gs, '');
    expect(shape(await htmlOf(`${PROOF}?q=x&asOf=2020-01-01&kind=equity`))).toBe(shape(html));
    expect(html).not.toContain('data-application="ready"');
    expect(html).not.toMatch(/<header[^>]*>(?:(?!<\/header>).)*<nav/s);
  });

  journey('fits a phone', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone });
    await page.goto(prefix + PROOF);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  journey('is found by nobody who searches the site, and in no menu', async () => {
    const found = await htmlOf(`${pathOf('search')}?q=${encodeURIComponent(locale === 'ar' ? 'ريت' : 'REIT')}`);
    expect(linksOf(found)).toContainEqual(expect.stringMatching(new RegExp(`${PUBLIC}$`)));
    for (const html of [found, await htmlOf('/market-summary'), await htmlOf(PUBLIC)])
      expect(html).not.toContain('/ignore/');
  });
});

inBothLanguages('programs that gather pages', ({ locale }) => {
  journey('are sent from each form of the proofreading page to the public one', async () => {
    const ofLanguage = FORMS.filter((form) => (form === '/ar') === (locale === 'ar'));
    for (const form of ofLanguage) {
      const answer = await askSettled(origin + inForm(form, PROOF));
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(metaOf(html, 'robots')).toBe('noindex');
      expect(new URL(canonicalOf(html)!).pathname).toBe(canonicalPath(locale, PUBLIC));
    }
    expect(await textAt(origin, '/sitemap.xml')).not.toContain('/ignore/');
  });
});
