import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { inForm } from './support/built-pages.ts';
import { openHydrated } from './support/browser.ts';
import { inBothLanguages, journey } from './support/journey.ts';

const LIST = '/the-exchange/market-information/listed-securities/equities';
const COMPANY = '/the-exchange/market-information/company/DSX';
const HOW_TO_TRADE = '/investing/services/how-to-trade';
const UPRIGHT = ['/', COMPANY, HOW_TO_TRADE, '/glossary'];
/** Tables with so many columns that the sheet is in landscape format. */
const LYING = ['/market-watch', LIST];
/** Width of an A4 sheet between its margins, px. */
const SHEET = { upright: 673, lying: 1_032 };

/** Opened in the dark theme and laid out for paper. */
async function onPaper(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 1_000 });
  await openHydrated(page, path);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

/**
 * Text that would be faint on white, and backgrounds that would be dark: with the colour and the beginning of the text.
 */
function faintOrDark(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const lightOf = (colour: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data as unknown as number[];
      const light = (0.2126 * red! + 0.7152 * green! + 0.0722 * blue!) / 255;
      return 1 - (alpha! / 255) * (1 - light);
    };
    return [...document.querySelectorAll('body, body *')].flatMap((element) => {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const { color, fill, backgroundColor } = getComputedStyle(element);
      const ink = element instanceof SVGElement ? fill : color;
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const faint = own && lightOf(ink) > 0.45 ? [`faint ${ink}: ${element.textContent?.slice(0, 40)}`] : [];
      const isSmall = element.getBoundingClientRect().height < 24;
      return lightOf(backgroundColor) < 0.7 && !isSmall ? [...faint, `dark ground: ${element.className}`] : faint;
    });
  });
}

inBothLanguages('on paper', ({ prefix, dir }) => {
  journey('a page is ink on white without controls, and says where it stands and of when it is', async ({ visit }) => {
    const { page } = await visit({ dark: true });
    for (const path of [...UPRIGHT, ...LYING]) {
      const address = inForm(prefix, path);
      await onPaper(page, address, LYING.includes(path) ? SHEET.lying : SHEET.upright);
      expect(await page.locator(':is(nav, form, button):visible').count(), path).toBe(0);
      const place = page.getByText(new RegExp(`^https?://[^/]+${address}$`));
      const head = await place.locator('..').innerText();
      expect(head, path).toMatch(/2026.*\d\d:\d\d:\d\d/s);
      expect(await faintOrDark(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
  });

  journey('the sheet lies on its side where a table needs it', async ({ visit }) => {
    const { page } = await visit();
    for (const path of ['/', '/market-watch']) {
      await openHydrated(page, inForm(prefix, path));
      const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const sheets = [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
        ([, x, y]) => Number(x) > Number(y),
      );
      expect(sheets.length, path).toBeGreaterThan(2);
      expect(new Set(sheets), path).toEqual(new Set([path === '/market-watch']));
    }
  });

  journey('links that leave the site are followed by their address, which reads left to right', async ({ visit }) => {
    const { page } = await visit();
    await onPaper(page, prefix + HOW_TO_TRADE, SHEET.upright);
    const [link] = await page.locator('article a[href^="http"]').evaluateAll((links) =>
      links.map((a) => {
        const { content, direction, unicodeBidi } = getComputedStyle(a, '::after');
        return { href: a.getAttribute('href'), content, direction, unicodeBidi };
      }),
    );
    expect(link).toMatchObject({ direction: 'ltr', unicodeBidi: 'isolate' });
    expect(link?.content).toContain(link?.href);
    expect(await page.locator('html').getAttribute('dir')).toBe(dir);
  });
});
