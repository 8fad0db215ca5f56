import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { findChromium } from '#tools/test/chromium.ts';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const WIDTHS = { phone: 390, desktop: 1440 } as const;

export interface VisitOptions {
  width?: number;
  dark?: boolean;
  javaScript?: boolean;
  context?: BrowserContextOptions;
}

export interface Visit {
  page: Page;
  /** What the page wrote to the console or threw, since it was last asked. */
  takeConsole(): string[];
  close(): Promise<void>;
}

/** Debian's Chromium, as the journeys use it; with `backCache` a page left behind is kept as it is, as browsers do. */
export function launchBrowser({ backCache = false } = {}): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found: install it, or set CHROMIUM_PATH.');
  const ignoreDefaultArgs = backCache ? ['--disable-back-forward-cache'] : [];
  return chromium.launch({ executablePath, args: FLAGS, ignoreDefaultArgs });
}

/** Opens a page and waits until its figures move; what waits for the reader's first touch still sleeps. */
export async function openAsleep(page: Page, path: string): Promise<void> {
  const followed = page.waitForRequest(/\/live\?/);
  await page.goto(path);
  await followed;
}

/** Opens a page, turns to it and waits until all its script is at work: until then a click is the browser's own. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await openAsleep(page, path);
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
  await page.waitForFunction(
    () => !document.querySelector('header search') || document.querySelector('[role=combobox]'),
  );
  await page.waitForFunction(allAtWork);
}

/** Each part that React left for later, marked by a comment before it, has been taken over by React. */
function allAtWork(): boolean {
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const part = comments.currentNode.nextSibling;
    if (comments.currentNode.nodeValue !== '$' || !(part instanceof HTMLElement) || part.localName === 'script')
      continue;
    if (!Object.keys(part).some((key) => key.startsWith('__reactFiber$'))) return false;
  }
  return true;
}

/** A page of a visitor without history, listened to from its first moment. */
export async function openVisit(browser: Browser, origin: string, options: VisitOptions = {}): Promise<Visit> {
  const { width = WIDTHS.desktop, dark = false, javaScript = true } = options;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    javaScriptEnabled: javaScript,
    ...options.context,
  });
  const page = await context.newPage();
  const heard: string[] = [];
  page.on('console', (message) => heard.push(`${message.type()}: ${message.text()} (${message.location().url})`));
  page.on('pageerror', (error) => heard.push(`thrown: ${error.message}`));
  return { page, takeConsole: () => heard.splice(0), close: () => context.close() };
}
