import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import type { Locale } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';
import { accessibilityFaults } from './support/accessibility.ts';
import { openHydrated } from './support/browser.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const PATH = pathOf('trading-deadlines');
const FRIDAY = '2026-11-20';
const NATIONAL_DAY: Record<Locale, string> = { en: 'National Day', ar: 'اليوم الوطني' };
const DECEMBER: Record<Locale, string> = { en: '04 Dec 09:30', ar: '4 ديسمبر 09:30' };
const MONDAY: Record<Locale, string> = { en: '23 Nov 09:30', ar: '23 نوفمبر 09:30' };

type Until = [can: string, until: string | Record<Locale, string>];

/** Day, time and phase; then whether and until when an order can be entered, changed and cancelled. */
const MOMENTS: readonly [string, string, string, Until, Until, Until][] = [
  [FRIDAY, '09:40', 'pre-opening', ['yes', '14:53'], ['yes', '14:53'], ['yes', '09:55']],
  [FRIDAY, '09:56', 'pre-opening', ['yes', '14:53'], ['yes', '14:53'], ['no', '10:00']],
  [FRIDAY, '11:30', 'trading', ['yes', '14:53'], ['yes', '14:53'], ['yes', '14:53']],
  [FRIDAY, '14:54', 'pre-closing', ['no', '14:55'], ['improve-only', '14:55'], ['no', '14:55']],
  [FRIDAY, '14:57', 'trading-at-last', ['yes', '15:00'], ['yes', '15:00'], ['yes', '15:00']],
  [FRIDAY, '16:00', 'closed', ['no', MONDAY], ['no', MONDAY], ['no', MONDAY]],
  ['2026-11-21', '11:30', 'closed', ['no', MONDAY], ['no', MONDAY], ['no', MONDAY]],
  ['2026-12-02', '11:30', 'closed', ['no', DECEMBER], ['no', DECEMBER], ['no', DECEMBER]],
];

const fact = (page: Page, label: string) => page.locator('main dl > div').filter({ hasText: label }).locator('dd');
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

/** The text of a field's own description. */
async function reasonAt(page: Page, name: string): Promise<string> {
  const id = await field(page, name).getAttribute('aria-describedby');
  return page.locator(`[id="${id}"]`).innerText();
}

const open = (page: Page, path: string, javaScript: boolean) =>
  javaScript ? openHydrated(page, path) : page.goto(path);

for (const javaScript of [true, false]) {
  byTurns(`what can still be done, ${javaScript ? 'with' : 'without'} script`, ({ locale, prefix }) => {
    const words = (id: string, values: Record<string, string> = {}) => textOf(locale)(id, values);

    journey('is said for every kind of moment, thing by thing and until when', async ({ visit }) => {
      const { page } = await visit({ javaScript });
      for (const [date, time, phase, ...orders] of MOMENTS) {
        await open(page, `${prefix}${PATH}?date=${date}&time=${time}`, javaScript);
        for (const [index, name] of ['enter', 'amend', 'cancel'].entries()) {
          const [can, until] = orders[index]!;
          const answer = words(`deadlines.can.${can}`, { until: typeof until === 'string' ? until : until[locale] });
          expect(await fact(page, words(`deadlines.order.${name}`)).innerText(), `${name} ${date} ${time}`).toBe(
            answer,
          );
        }
        expect(await fact(page, words('deadlines.phase.name')).first().innerText()).toBe(
          words(`market.phase.${phase}`),
        );
        expect(await field(page, 'date').inputValue()).toBe(date);
      }
    });

    journey('why a day has no session, and when its next trade settles', async ({ visit }) => {
      const { page } = await visit({ javaScript });
      await open(page, `${prefix}${PATH}?date=2026-12-02`, javaScript);
      expect(await fact(page, words('deadlines.phase.closedFor')).innerText()).toBe(NATIONAL_DAY[locale]);
      expect(await fact(page, words('deadlines.trade.settles')).innerText()).toMatch(/\b0?8 /);
      await open(page, `${prefix}${PATH}?date=2026-11-21`, javaScript);
      expect(await fact(page, words('deadlines.phase.closedFor')).innerText()).toBe(words('deadlines.weekend'));
      expect(await fact(page, words('deadlines.trade.settles')).innerText()).toMatch(/\b25 /);
    });

    journey('a price off the tick has its neighbours, and the limits of a security', async ({ visit }) => {
      const { page } = await visit({ javaScript });
      await open(page, prefix + PATH, javaScript);
      await field(page, 'price').fill('12.35');
      await field(page, 'symbol').fill('dsx');
      await field(page, 'symbol').press('Enter');
      await page.getByText(words('deadlines.price.of', { price: '12.35' }), { exact: true }).waitFor();
      expect(await fact(page, words('deadlines.price.below')).innerText()).toBe('12.34');
      expect(await fact(page, words('deadlines.price.above')).innerText()).toBe('12.36');
      const [lower, upper] = [words('deadlines.limits.lower'), words('deadlines.limits.upper')].map((label) =>
        fact(page, label),
      );
      expect(Number(await lower!.innerText())).toBeGreaterThan(0);
      expect(Number(await upper!.innerText())).toBeGreaterThan(Number(await lower!.innerText()));
      expect(await field(page, 'symbol').inputValue()).toBe('dsx');
    });

    journey('what cannot be read stays typed, with its reason, and the rest is answered', async ({ visit }) => {
      const { page } = await visit({ javaScript });
      const query = 'date=2026-02-30&price=12.36&symbol=NOSUCH&ex=2026-12-04';
      await open(page, `${prefix}${PATH}?${query}`, javaScript);
      expect(await field(page, 'date').inputValue()).toBe('2026-02-30');
      expect(await reasonAt(page, 'date')).toContain('2026-02-30');
      expect(await field(page, 'symbol').inputValue()).toBe('NOSUCH');
      expect(await reasonAt(page, 'symbol')).toContain('NOSUCH');
      expect(await field(page, 'price').getAttribute('aria-invalid')).toBeNull();
      expect(await fact(page, words('deadlines.dividend.lastDay')).innerText()).toMatch(/\b0?1 /);
      expect(await page.locator('#orders').count()).toBe(0);
      // The accessibility checker runs in the page and needs script.
      if (javaScript) expect(await accessibilityFaults(page)).toEqual([]);
      await field(page, 'date').fill('2026-11-20');
      await field(page, 'date').press('Enter');
      await page.locator('#orders').waitFor();
      expect(await field(page, 'date').getAttribute('aria-invalid')).toBeNull();
      expect(await field(page, 'ex').inputValue()).toBe('2026-12-04');
    });

    journey('is one step from the session on the home page', async ({ visit }) => {
      const { page } = await visit({ javaScript });
      await open(page, prefix, javaScript);
      await page
        .locator('main')
        .getByRole('link', { name: said(locale, 'market.tradingDeadlines') })
        .click();
      await page.getByRole('heading', { level: 1, name: said(locale, 'market.tradingDeadlines') }).waitFor();
      expect(await page.locator('main dl').count()).toBeGreaterThan(3);
    });
  });
}
