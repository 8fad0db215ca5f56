import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import type { Locale } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';
import { accessibilityFaults } from './support/accessibility.ts';
import { WIDTHS, openUnhydrated, openHydrated } from './support/browser.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const COOKIE = { cookie: 'i18n_redirected=en' };
const LONG = 'نور '.repeat(20);
const company = (symbol: string) => pathOf('the-exchange-company', { SecuritySymbol: symbol });

const box = (page: Page, locale: Locale) =>
  page
    .getByRole('combobox', { name: said(locale, 'common.search.field') })
    .filter({ visible: true })
    .first();
const options = (page: Page) => page.getByRole('option');
/** The margin before and after the other name, in the direction of the page. */
function roomBeside(other: Element): { before: number; after: number } {
  const pair = other.parentElement!;
  // Broken into two lines, the margins could not be measured.
  pair.style.whiteSpace = 'nowrap';
  const [name, whole] = [other.getBoundingClientRect(), pair.getBoundingClientRect()];
  const [left, right] = [name.left - whole.left, whole.right - name.right];
  return getComputedStyle(pair).direction === 'rtl' ? { before: right, after: left } : { before: left, after: right };
}
const status = (page: Page) => page.locator('header [role="status"], dialog [role="status"]').first();

/** Types into the header's search box, once its suggestions work. */
async function type(page: Page, locale: Locale, words: string): Promise<void> {
  await box(page, locale).click();
  await page.getByRole('listbox', { includeHidden: true }).first().waitFor({ state: 'attached' });
  await page.keyboard.type(words, { delay: 20 });
}

async function symbolsFor(siteUrl: string, prefix: string, words: string): Promise<string[]> {
  const address = `${siteUrl}${prefix}/search/suggestions?${new URLSearchParams({ q: words })}`;
  const answer = (await (await fetch(address)).json()) as { securities: { symbol: { text: string } }[] };
  return answer.securities.map(({ symbol }) => symbol.text);
}

inBothLanguages('the search box', ({ locale, prefix }) => {
  journey('suggests from the first letter, with last price and change', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix);
    await type(page, locale, 'j');
    await expect.poll(() => options(page).count()).toBeGreaterThan(3);
    expect(await options(page).count()).toBeLessThanOrEqual(9);
    const jiwan = page.getByRole('option', { name: /^JIWAN\s/ });
    expect(await jiwan.innerText()).toMatch(/\d+\.\d{2}[\s\S]*%/);
    expect(await jiwan.locator('mark').first().innerText()).toBe('J');
    expect(await box(page, locale).getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => status(page).innerText()).toMatch(/\d/);
  });

  journey('is reached by "/", walked by arrows, and opens what is chosen', async ({ visit }) => {
    const { page } = await visit();
    // The key press is the reader's first interaction with the page: it hydrates the search box.
    await openUnhydrated(page, prefix);
    await page.keyboard.press('/');
    const field = box(page, locale);
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe('');
    await page.keyboard.type('usturlab');
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    expect(await field.getAttribute('aria-activedescendant')).toBeNull();
    await page.keyboard.press('ArrowDown');
    const chosen = options(page).first();
    expect(await chosen.getAttribute('aria-selected')).toBe('true');
    expect(await field.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${prefix}${company('USTURLAB')}`);
    // The next page has its own field, empty and without a list.
    const fresh = page.locator('form[data-search] input[name="q"]').first();
    expect(await fresh.inputValue()).toBe('');
    expect(await fresh.getAttribute('aria-expanded')).not.toBe('true');
  });

  journey('closes on Escape, empties on the next, and keeps the focus', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix);
    await type(page, locale, 'ji');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    expect(await options(page).first().isVisible()).toBe(false);
    expect(await box(page, locale).inputValue()).toBe('ji');
    expect(await box(page, locale).getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Escape');
    expect(await box(page, locale).inputValue()).toBe('');
    expect(await box(page, locale).evaluate((input) => input === document.activeElement)).toBe(true);
  });

  journey('leads to the results where nothing is chosen', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix);
    await type(page, locale, 'jiwan');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${prefix}/search?q=jiwan`);
    await page
      .locator('main')
      .getByRole('heading', { name: said(locale, 'search.securities') })
      .first()
      .waitFor();
    expect(await options(page).filter({ visible: true }).count()).toBe(0);
  });

  journey('says when the keyboard was set to the other language', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix);
    await type(page, locale, 'تهصشى');
    await page.getByRole('option', { name: /^JIWAN\s/ }).waitFor();
    const note = textOf(locale)('search.otherKeyboard', { query: 'jiwan' });
    await page.getByText(note).filter({ visible: true }).first().waitFor();
    await expect.poll(() => status(page).innerText()).toContain(note);
  });

  journey('sets the mark before the other name of a security on the side of the first name', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix);
    await type(page, locale, locale === 'en' ? 'أسطرلاب' : 'technology');
    const other = options(page).locator('[data-slot="also"]').first();
    // Suggestions for the text typed so far replace each other.
    await expect.poll(async () => (await other.evaluate(roomBeside)).before).toBeGreaterThan(8);
    expect((await other.evaluate(roomBeside)).after).toBeLessThan(1);
  });

  journey('moves nothing on the page when it opens', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix);
    const place = () => page.locator('main').evaluate((main) => JSON.stringify(main.getBoundingClientRect()));
    const before = await place();
    await type(page, locale, 'ba');
    await options(page).first().waitFor();
    expect(await place()).toBe(before);
  });

  journey('shows the answer to the last question, whichever comes last', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix);
    const { promise: later, resolve } = Promise.withResolvers<void>();
    await page.route(/suggestions\?q=j$/, async (route) => {
      await later;
      await route.continue().catch(() => undefined);
    });
    const asked = page.waitForRequest(/suggestions\?q=j$/);
    await type(page, locale, 'j');
    await asked;
    await page.keyboard.type('alm');
    await options(page).filter({ hasText: 'JALMUD' }).first().waitFor();
    resolve();
    await page.waitForTimeout(300);
    expect(await options(page).filter({ hasText: 'JANAH' }).count()).toBe(0);
  });

  journey('says that it cannot suggest when nobody answers, and still leads to the results', async ({ visit }) => {
    const { page, takeConsole } = await visit();
    await openHydrated(page, prefix);
    await page.route('**/search/suggestions**', (route) => route.abort());
    await type(page, locale, 'jiwan');
    await page.getByText(said(locale, 'search.failed')).filter({ visible: true }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${prefix}/search?q=jiwan`);
    expect(takeConsole().filter((line) => !line.includes('/search/suggestions'))).toEqual([]);
  });

  journey('leaves "/" to whoever is typing elsewhere', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, `${prefix}${pathOf('the-exchange-listed-securities-equities')}`);
    const words = page.locator('main input[name="q"]');
    await words.focus();
    await page.keyboard.type('a/b');
    expect(await words.inputValue()).toBe('a/b');
  });

  journey.for([WIDTHS.phone, WIDTHS.desktop])(
    'has no accessibility fault while it is open, %i px wide',
    async (width, { visit }) => {
      const { page } = await visit({ width });
      await openHydrated(page, `${prefix}/search`);
      await page.locator('main').getByRole('combobox').click();
      await page.keyboard.type('dividend');
      await options(page).first().waitFor();
      await page.keyboard.press('ArrowDown');
      expect(await accessibilityFaults(page)).toEqual([]);
      const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(wide).toBeLessThanOrEqual(seen ?? 0);
    },
  );
});

inBothLanguages('a security is found', ({ prefix }) => {
  journey.for([
    ['its symbol', 'usturlab', 'USTURLAB'],
    ['its ISIN, in groups', 'aez 2208 8701 8', 'USTURLAB'],
    ['an ISIN in Arabic digits', 'AEZ٢٢٠٨٨٧٠١٨', 'USTURLAB'],
    ['its English name', 'Usturlab Technology', 'USTURLAB'],
    ['its Arabic name', 'أسطرلاب', 'USTURLAB'],
    ['a name without hamza', 'اسطرلاب', 'USTURLAB'],
    ['a name without ta marbuta', 'مائده', 'MAIDA'],
    ['a name without alif maqsura', 'الضحي', 'DHUHA'],
    ['a name with diacritics', 'كُتَّاب', 'KUTTAB'],
    ['a name without its article', 'نوخذة', 'NOKHADA'],
    ['a name with an article that it has not', 'المائدة', 'MAIDA'],
    ['Latin keys that were meant in Arabic', 'lhz]m', 'MAIDA'],
    ['Arabic keys that were meant in Latin', 'عسفعقمشلا', 'USTURLAB'],
    ['a slip of the key', 'usturlb', 'USTURLAB'],
  ] as const)('by %s', async ([, words, symbol], { siteUrl }) => {
    expect((await symbolsFor(siteUrl, prefix, words))[0]).toBe(symbol);
  });
});

inBothLanguages('the answer to the box', ({ locale, prefix }) => {
  const ask = (siteUrl: string, query: string) => fetch(`${siteUrl}${prefix}/search/suggestions${query}`);

  journey('is at most eight lines of JSON that nobody keeps', async ({ siteUrl }) => {
    const answer = await ask(siteUrl, '?q=a');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { securities, pages, others } = (await answer.json()) as Record<string, unknown[]>;
    expect([securities, pages, others].flat()).toHaveLength(8);
  });

  journey('is a sentence where nothing, or too much, was asked', async ({ siteUrl }) => {
    for (const query of ['', '?q=', '?q=%20%20']) {
      const answer = await ask(siteUrl, query);
      expect(answer.status, query).toBe(400);
      expect(await answer.json()).toEqual({ error: said(locale, 'search.error.empty') });
    }
    const long = await ask(siteUrl, `?q=${'x'.repeat(65)}`);
    expect(long.status).toBe(400);
    expect(await long.json()).toEqual({ error: textOf(locale)('search.error.long', { max: 64 }) });
    expect((await ask(siteUrl, `?q=${'x'.repeat(64)}`)).status).toBe(200);
  });

  journey('survives whatever is typed', async ({ siteUrl }) => {
    for (const words of [
      '<script>alert(1)</script>',
      '%',
      '%25',
      '"',
      "'",
      '\\',
      '(((',
      '[a-',
      '\u0000',
      '😀',
      '٪',
      '/../',
      '{{}}',
    ]) {
      const answer = await ask(siteUrl, `?${new URLSearchParams({ q: words })}`);
      expect([200, 400], words).toContain(answer.status);
      await answer.json();
    }
    expect((await ask(siteUrl, '?q=%E0%A4%A')).status).toBe(200);
  });
});

inBothLanguages('the results', ({ locale, prefix }) => {
  const t = () => textOf(locale);
  const read = async (siteUrl: string, words: string) => {
    const answer = await fetch(`${siteUrl}${prefix}/search?${new URLSearchParams({ q: words })}`, { headers: COOKIE });
    expect(answer.status, words).toBe(200);
    return answer.text();
  };

  journey(
    'need no script: a form, securities as ledger rows, pages with their sentence, marks and counts',
    async ({ visit }) => {
      const { page } = await visit({ javaScript: false });
      await page.goto(`${prefix}/search`);
      await page.locator('main input[name="q"]').fill('dividend');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${prefix}/search?q=dividend`);
      expect(await page.locator('main').getByRole('status').innerText()).toMatch(/\d/);
      const securities = page.getByRole('region', { name: said(locale, 'search.securities') });
      expect(await securities.getByRole('link').first().getAttribute('href')).toContain('/company/TAWGCC');
      const pages = page.getByRole('region', { name: said(locale, 'search.pages') });
      expect(await pages.getByRole('link').first().getAttribute('href')).toContain(`${prefix}/`);
      expect((await pages.locator('mark').count()) + (await securities.locator('mark').count())).toBeGreaterThan(0);
      expect(await page.locator('main input[name="q"]').inputValue()).toBe('dividend');
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    },
  );

  journey('move with the market', async ({ visit }) => {
    const { page } = await visit();
    const followed = page.waitForRequest(/\/live\?.*board/);
    await page.goto(`${prefix}/search?q=jiwan`);
    await followed;
  });

  journey('say why there are none, what else to write, and where to go', async ({ siteUrl }) => {
    const html = await read(siteUrl, 'qqqqxzzzz');
    expect(html).toContain(said(locale, 'search.nothingTitle'));
    expect(html).toContain(said(locale, 'search.tip.name'));
    expect(html).toContain(`href="${prefix}${pathOf('market-watch')}"`);
  });

  journey('of no question are advice', async ({ siteUrl }) => {
    const html = await read(siteUrl, '  ');
    expect(html).toContain(said(locale, 'search.lead'));
    expect(html).toContain(said(locale, 'search.tip.symbol'));
    expect(html).not.toContain(said(locale, 'search.nothingTitle'));
  });

  journey('of a long question are those of its beginning, and say so', async ({ siteUrl }) => {
    expect(await read(siteUrl, LONG)).toContain(t()('address.long', { max: 64 }));
  });

  journey('never carry what was asked as anything but words', async ({ siteUrl, visit }) => {
    const words = '"><script>window.hit=1</script><img src=x onerror=window.hit=1>';
    const html = await read(siteUrl, words);
    expect(html).not.toContain('<script>window.hit');
    expect(html).not.toContain('<img src=x');
    const { page } = await visit();
    await page.goto(`${prefix}/search?${new URLSearchParams({ q: words })}`);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    expect(await page.locator('main input[name="q"]').inputValue()).toBe(words);
  });

  journey('of odd characters are empty, not broken', async ({ siteUrl }) => {
    for (const words of ['%', '%%', '"', '\\', '...', '😀']) {
      expect(await read(siteUrl, words)).toContain(said(locale, 'search.nothingTitle'));
    }
  });
});

describe('what is asked in one language', () => {
  journey('is found in the other', async ({ siteUrl }) => {
    expect(await symbolsFor(siteUrl, '/en', 'أسطرلاب')).toContain('USTURLAB');
    expect(await symbolsFor(siteUrl, '/ar', 'usturlab')).toContain('USTURLAB');
    const pagesFor = async (prefix: string, words: string) => {
      const answer = await fetch(`${siteUrl}${prefix}/search/suggestions?${new URLSearchParams({ q: words })}`);
      return ((await answer.json()) as { pages: { to: string }[] }).pages.map(({ to }) => to);
    };
    expect(await pagesFor('/en', 'مراقبة السوق')).toContain('/market-watch');
    expect(await pagesFor('/ar', 'market watch')).toContain('/market-watch');
  });
});
