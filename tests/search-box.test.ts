import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import type { Locale } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';
import { accessibilityFaults } from './support/accessibility.ts';
import { WIDTHS, openUnhydrated, openHydrated } from './support/browser.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { said } from './support/words.ts';

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
