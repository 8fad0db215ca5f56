import type { Browser, Page } from '@playwright/test';
import { pathOf } from '#app/page-path.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { startSeededSite } from '#tests/support/seeded-site.ts';
import type { Figure } from '#tools/bench/figure.ts';
import { machineLoad } from './processor-time.ts';

/**
 * Waiting times of a reader with a slow line and a slow device (goals, Speed): largest contentful paint, layout shift,
 * and the slowest response to a touch with live figures. 9 Mbit/s, 100 ms, a processor four times slower; the median of
 * several visits, in a browser without a graphics processor.
 */

const LINE = { offline: false, latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };
const SLOWER = 4;
const VISITS = 5;
const VIEW = { width: 1280, height: 900 };
const SETTLE_MS = 4_000;
const TOUCH_MS = 1_500;
/** Time between a finger's touch and its release. */
const PRESS_MS = 80;
const GOALS = { lcp: 1_200, cls: 0.01, inp: 100 };

interface Vitals {
  lcp: number;
  cls: number;
  inp: number;
}

const COMPANY = `/ar${pathOf('the-exchange-company', { SecuritySymbol: 'DSX' })}`;
const ALL_DAYS = `${pathOf('the-exchange-company-trading-trading-summary', { SecuritySymbol: 'DSX' })}.json?range=All`;
/** Out of about ten years. */
const DAYS_READ = 2_000;
const READ_LIMIT_MS = 900_000;
const READ_LOOK_MS = 5_000;

const PAGES: readonly { name: string; path: string; touch: (page: Page) => Promise<void> }[] = [
  { name: 'home, Arabic', path: '/ar', touch: (page) => page.keyboard.press('Tab') },
  { name: 'market watch, English', path: '/en/market-watch', touch: chooseRows },
  { name: 'a company, Arabic', path: COMPANY, touch: readChart },
  { name: 'a company, all its years', path: `${COMPANY}?range=All`, touch: readChart },
];

export async function run(): Promise<Figure[]> {
  const site = await startSeededSite({});
  const browser = await launchBrowser();
  try {
    await historyRead(site.url);
    const figures: Figure[] = [];
    for (const { name, path, touch } of PAGES) {
      const visits: Vitals[] = [];
      for (let visit = 0; visit < VISITS; visit += 1) visits.push(await measure(browser, site.url + path, touch));
      const middle = (of: keyof Vitals) => median(visits.map((each) => each[of]));
      figures.push(
        { name: `${name}: largest paint`, value: Math.round(middle('lcp')), unit: 'ms' },
        { name: `${name}: movement on load`, value: Math.round(middle('cls') * 10_000) / 10_000, unit: 'share' },
        { name: `${name}: slowest answer to a touch`, value: Math.round(middle('inp')), unit: 'ms' },
      );
    }
    const passages: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) passages.push(await passOn(browser, site.url));
    return [
      ...figures,
      { name: 'from one document to the next: largest paint', value: median(passages), unit: 'ms' },
      { name: 'largest paint: goal', value: GOALS.lcp, unit: 'ms' },
      { name: 'movement on load: goal', value: GOALS.cls, unit: 'share' },
      { name: 'slowest answer to a touch: goal', value: GOALS.inp, unit: 'ms' },
      machineLoad('readers'),
    ];
  } finally {
    await browser.close();
    await site.stop({ faultsAreKnown: true });
  }
}

/** Waits until the market's history is read, which would use part of the machine. */
async function historyRead(url: string): Promise<void> {
  const limit = Date.now() + READ_LIMIT_MS;
  const days = async () => ((await (await fetch(url + ALL_DAYS)).json()) as { rows: unknown[] }).rows.length;
  while ((await days()) < DAYS_READ && Date.now() < limit)
    await new Promise((resolve) => setTimeout(resolve, READ_LOOK_MS));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

/** Opens a page on the slow line and waits until it has settled. */
async function openSlowly(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEW });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  return page;
}

async function measure(browser: Browser, url: string, touch: (page: Page) => Promise<void>): Promise<Vitals> {
  const page = await openSlowly(browser, url);
  await touch(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: Vitals }).seen);
  await page.context().close();
  return seen;
}

/** Largest paint of the next document, from the click on a link in sight. What is prefetched comes by the usual line. */
async function passOn(browser: Browser, origin: string): Promise<number> {
  const list = `/ar${pathOf('the-exchange-circulars')}`;
  const page = await openSlowly(browser, origin + list);
  const link = page.locator(`main a[href^="${list}/"]:visible`).first();
  const { x, y, width, height } = (await link.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2, { delay: PRESS_MS });
  await page.waitForURL(`${origin}${list}/*`);
  await page.waitForTimeout(SETTLE_MS);
  const paintedMs = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart?: number;
    })[];
    return (window as unknown as { seen: Vitals }).seen.lcp - (entry?.activationStart ?? 0);
  });
  await page.context().close();
  return Math.max(0, Math.round(paintedMs));
}

/** Runs in the browser page. */
function observe(): void {
  const seen = { lcp: 0, cls: 0, inp: 0 };
  Object.assign(window, { seen });
  const follow = (type: string, take: (entry: PerformanceEntry & Record<string, number>) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry as never))).observe({
      type,
      buffered: true,
      ...options,
    });
  follow('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  follow('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value!));
  follow('event', ({ interactionId, duration }) => interactionId && (seen.inp = Math.max(seen.inp, duration)), {
    durationThreshold: 16,
  });
}

/** Uses the mouse directly: a locator's click asks the page what lies under it, and that would be measured too. */
async function chooseRows(page: Page): Promise<void> {
  for (const row of [6, 3, 9]) {
    const { x, y, width, height } = (await page
      .locator('tr[data-symbol] [data-column="last"]')
      .nth(row)
      .boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2, { delay: PRESS_MS });
    await page.waitForTimeout(TOUCH_MS);
  }
}

async function readChart(page: Page): Promise<void> {
  const slider = page.getByRole('slider').first();
  await slider.focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', '+']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(TOUCH_MS);
  }
}
