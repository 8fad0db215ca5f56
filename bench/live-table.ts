import type { CDPSession, Page } from '@playwright/test';
import { launchBrowser, openVisit } from '#tests/support/browser.ts';
import { startSeededSite } from '#tests/support/seeded-site.ts';
import type { Figure } from '#tools/bench/figure.ts';
import { machineLoad } from './processor-time.ts';

/**
 * Main-thread time of the market watch while it updates: the built site in Chromium, the market at ten times its speed.
 * The figure is the thread's own processor time; where the browser does not report it separately, other programs count
 * too.
 */

/** The middle of a morning. */
const QUICK_MORNING = '2026-11-18T11:00*10';
const LOAD_LIMIT_MS = 90_000;
const SETTLE_MS = 5_000;
const MEASURED_MS = 20_000;
/** For script, style and layout; painting without a graphics processor is reported separately. */
const LIMIT_MS = 3;

export async function run(): Promise<Figure[]> {
  const site = await startSeededSite({ clock: QUICK_MORNING });
  const browser = await launchBrowser();
  try {
    const { page } = await openVisit(browser, site.url);
    await page.goto('/en/market-watch', { timeout: LOAD_LIMIT_MS });
    // A reader who uses the page.
    await page.mouse.move(600, 20);
    await pass(SETTLE_MS);
    return await measure(page);
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function measure(page: Page): Promise<Figure[]> {
  const session = await page.context().newCDPSession(page);
  const frames = await countFrames(session);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const [before, from] = [await metricsOf(session), frames()];
  await pass(MEASURED_MS);
  const [after, ticks] = [await metricsOf(session), frames() - from];
  const spent = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const msPerTick = (name: string) => rounded((spent(name) * 1_000) / ticks);
  const [script, style, layout] = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'].map(msPerTick) as [
    number,
    number,
    number,
  ];
  const together = rounded(script + style + layout);
  return [
    { name: 'live table: ticks', value: rounded(ticks / (MEASURED_MS / 1_000)), unit: '1/s' },
    { name: 'live table: changed cells', value: rounded(await changedCells(page, frames)), unit: 'a tick' },
    { name: 'live table: script', value: script, unit: 'ms a tick' },
    { name: 'live table: style', value: style, unit: 'ms a tick' },
    { name: 'live table: layout', value: layout, unit: 'ms a tick' },
    { name: 'live table: the three together', value: together, unit: 'ms a tick' },
    { name: 'live table: limit of the three', value: LIMIT_MS, unit: 'ms a tick' },
    { name: 'live table: the three, of their limit', value: rounded(together / LIMIT_MS), unit: 'ratio' },
    { name: 'live table: all of the main thread, with painting', value: msPerTick('TaskDuration'), unit: 'ms a tick' },
    { name: 'live table: layouts', value: rounded(spent('LayoutCount') / ticks), unit: 'a tick' },
    machineLoad('live table'),
  ];
}

/** Ticks with new figures: messages sent at one moment count as one. */
async function countFrames(session: CDPSession): Promise<() => number> {
  const seen = new Set<number>();
  session.on('Network.eventSourceMessageReceived', ({ eventName, data }) => {
    if (eventName === 'delta') seen.add((JSON.parse(data) as { tick: number }).tick);
  });
  await session.send('Network.enable');
  return () => seen.size;
}

/** Counted separately, because observing the cells takes time too. */
async function changedCells(page: Page, frames: () => number): Promise<number> {
  const from = frames();
  const changed = await page.evaluate(async (milliseconds) => {
    let cells = 0;
    const observer = new MutationObserver((records) => {
      const touched = records.map(({ target }) => (target instanceof Element ? target : target.parentElement));
      cells += new Set(touched.map((each) => each?.closest('td, th')).filter(Boolean)).size;
    });
    observer.observe(document.querySelector('main')!, { subtree: true, characterData: true, childList: true });
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    observer.disconnect();
    return cells;
  }, MEASURED_MS / 2);
  return changed / (frames() - from);
}

async function metricsOf(session: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

if (import.meta.main)
  for (const { name, value, unit } of await run()) console.log(`${name}: ${value.toLocaleString('en')} ${unit}`);
