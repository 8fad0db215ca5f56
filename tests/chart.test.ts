import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { textOf } from '#messages/text.tsx';
import { accessibilityFaults } from './support/accessibility.ts';
import { openHydrated } from './support/browser.ts';
import { byTurns, journey } from './support/journey.ts';
import './support/words.ts';

/** The exchange's own share, and a share with a four-for-one split on that date. */
const OWN = 'DSX';
const SPLIT = { symbol: 'KARAWAN', date: '2026-10-12', ratio: 4 };
/** Ten years of bars are read while other journeys run. */
const HISTORY = { timeout: 240_000, interval: 2_000 };

const path = (symbol: string) => pathOf('the-exchange-company', { SecuritySymbol: symbol });
const number = (text: string) => Number(text.replaceAll(',', '').replace('\u2212', '-').replace('%', ''));

/** The table of the chart's figures: headings, then rows, newest first. */
async function figuresOf(page: Page): Promise<{ heads: string[]; rows: string[][] }> {
  return page.locator('details:has(table caption)').evaluate((details) => {
    const texts = (row: HTMLTableRowElement) => [...row.cells].map((cell) => cell.textContent.trim());
    const table = details.querySelector('table')!;
    return { heads: texts(table.tHead!.rows[0]!), rows: [...table.tBodies[0]!.rows].map(texts) };
  });
}

async function rowsOf(page: Page, address: string): Promise<string[][]> {
  await page.goto(address);
  return (await figuresOf(page)).rows;
}

byTurns('the price chart', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string> = {}) => textOf(locale)(id, values);

  journey('writes every figure of its drawing, and averages that a second reckoning finds too', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    const address = `${prefix}${path(OWN)}?range=6M&study=sma20&study=ema20&study=rsi`;
    await expect
      .poll(async () => (await rowsOf(page, `${prefix}${path(OWN)}?range=1Y`)).length, HISTORY)
      .toBeGreaterThan(120);
    const rows = (await rowsOf(page, address)).toReversed();
    const column = (place: number) => rows.map((row) => number(row[place]!));
    const closes = column(4);
    const averages = column(6);
    expect(rows.length).toBeGreaterThan(100);
    for (let day = 19; day < rows.length; day += 1) {
      const sum = closes.slice(day - 19, day + 1).reduce((total, close) => total + close, 0);
      expect(averages[day], rows[day]![0]).toBeCloseTo(sum / 20, 2);
    }
    const exponential = column(7);
    for (let day = 1; day < rows.length; day += 1) {
      const expected = exponential[day - 1]! + (2 / 21) * (closes[day]! - exponential[day - 1]!);
      expect(Math.abs(exponential[day]! - expected), rows[day]![0]).toBeLessThan(0.011);
    }
    for (const strength of column(8)) expect(strength >= 0 && strength <= 100).toBe(true);
  });

  journey('has prices adjusted for a split, or as traded on the day, and says which', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    const address = `${prefix}${path(SPLIT.symbol)}?from=2026-09-01&to=2026-11-06`;
    await expect.poll(async () => (await rowsOf(page, address)).length, HISTORY).toBeGreaterThan(40);
    const adjusted = await rowsOf(page, address);
    await expect(page.locator('main').innerText()).resolves.toContain(words('chart.adjusted'));
    const raw = await rowsOf(page, `${address}&prices=raw`);
    await expect(page.locator('main').innerText()).resolves.toContain(words('chart.raw'));
    expect(raw.map(([date]) => date)).toEqual(adjusted.map(([date]) => date));
    const ratios = raw.map((row, place) => number(row[4]!) / number(adjusted[place]![4]!));
    const split = ratios.findIndex((ratio) => ratio > 2);
    expect(split).toBeGreaterThan(10);
    for (const ratio of ratios.slice(0, split)) expect(ratio).toBe(1);
    for (const ratio of ratios.slice(split)) expect(ratio).toBeCloseTo(SPLIT.ratio, 1);
    expect(raw[split - 1]!.at(-1)).toBe(words('chart.event.split', { date: raw[split - 1]![0]!, units: '4', of: '1' }));
  });

  journey('rebases what is compared to the first day seen', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    const address = `${prefix}${path(OWN)}?range=1M&compare=${SPLIT.symbol}&compare=DSXGI`;
    await expect.poll(async () => (await rowsOf(page, address)).at(-1)?.[7], HISTORY).toMatch(/0\.00%/);
    const { heads, rows } = await figuresOf(page);
    expect(heads[6]).toContain(SPLIT.symbol);
    expect(heads[7]).toContain('DSXGI');
    const other = (await rowsOf(page, `${prefix}${path(SPLIT.symbol)}?range=1M`)).map((row) => number(row[4]!));
    const moved = ((other[0]! - other.at(-1)!) / other.at(-1)!) * 100;
    expect(number(rows[0]![6]!)).toBeCloseTo(moved, 0);
  });

  journey('is set up with a form, without script too, and every choice stands in the address', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${path(OWN)}?range=1Y`);
    await page.getByText(words('chart.settings'), { exact: true }).click();
    await page.getByLabel(words('chart.shape')).selectOption('line');
    await page.getByLabel(words('chart.scale')).selectOption('log');
    await page.getByLabel(words('chart.study.macd')).check();
    await page.getByLabel(words('chart.compare'), { exact: true }).fill('dsxgi');
    await page
      .locator('main form')
      .filter({ hasText: words('chart.shape') })
      .getByRole('button')
      .click();
    const query = new URL(page.url()).searchParams;
    expect([query.get('range'), query.get('shape'), query.get('scale'), query.get('study')]).toEqual(
      ['1Y', 'line', 'log', 'macd'], // prettier-ignore
    );
    expect(query.getAll('compare').filter(Boolean)).toEqual(['dsxgi']);
    await expect(page.locator('main').innerText()).resolves.toContain(words('chart.rebased'));
  });

  journey('says what of an address it could not follow', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${path(OWN)}?range=7W&study=moon&compare=NOBODY&from=2026-05-01`);
    const text = await page.locator('main').innerText();
    expect(text).toContain(words('chart.ignored.study', { value: 'moon' }));
    expect(text).toContain(words('chart.ignored.compare', { value: 'NOBODY' }));
    expect(text).toContain(words('chart.ignored.range', { value: '7W', range: words('company.range.6M') }));
  });

  journey('is read and moved by keys; the address follows', async ({ visit }) => {
    const { page } = await visit();
    await expect.poll(async () => (await rowsOf(page, `${prefix}${path(OWN)}`)).length, HISTORY).toBeGreaterThan(100);
    await openHydrated(page, `${prefix}${path(OWN)}`);
    const slider = page.getByRole('slider').first();
    await slider.focus();
    const newest = await slider.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    const before = await slider.getAttribute('aria-valuetext');
    expect(before).not.toBe(newest);
    await page.keyboard.press('+');
    await page.waitForURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
    const first = new URL(page.url()).searchParams;
    await page.getByRole('button', { name: words('chart.earlier') }).click();
    await page.waitForURL((url) => url.searchParams.get('to')! < first.get('to')!);
    expect(new URL(page.url()).searchParams.get('from')! < first.get('from')!).toBe(true);
  });

  journey('has nothing that assistive technology would stumble over, everything drawn', async ({ visit }) => {
    const { page } = await visit();
    const everything = 'range=1Y&study=sma20&study=bollinger&study=rsi&study=macd&study=atr&compare=DSXGI';
    await openHydrated(page, `${prefix}${path(OWN)}?${everything}`);
    await page.getByText(words('chart.settings'), { exact: true }).click();
    await page.getByText(words('company.chartTable'), { exact: true }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
