import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { findChromium, findShell } from '#tools/test/chromium.ts';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Gives letters the same width as in a window; otherwise the headless browser rounds them to whole pixels.
  '--font-render-hinting=none',
];

/** Two processes fewer, each of which would slow down every visit. */
const FEWER_PROCESSES = ['--in-process-gpu', '--enable-features=NetworkServiceInProcess2'];

export const WIDTHS = { phone: 390, desktop: 1440 } as const;

export interface VisitOptions {
  width?: number;
  dark?: boolean;
  javaScript?: boolean;
  context?: BrowserContextOptions;
}

export interface Visit {
  page: Page;
  /** Returns console messages and errors of the page since the last call. */
  takeConsole(): string[];
  close(): Promise<void>;
}

/** Debian's Chromium; with `backCache` it uses the back/forward cache, as browsers normally do. */
export function launchBrowser({ backCache = false } = {}): Promise<Browser> {
  const ignoreDefaultArgs = backCache ? ['--disable-back-forward-cache'] : [];
  return launch(findChromium(), FLAGS, ignoreDefaultArgs);
}

/** The headless shell if the machine has it, as the journeys use it. */
export function launchShell(): Promise<Browser> {
  return launch(findShell(), [...FLAGS, ...FEWER_PROCESSES]);
}

function launch(
  executablePath: string | undefined,
  args: string[],
  ignoreDefaultArgs: string[] = [],
): Promise<Browser> {
  if (!executablePath) throw new Error('No Chromium was found: install it, or set CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args, ignoreDefaultArgs });
}

/**
 * Opens a page and waits until its figures update; parts that hydrate on the first interaction are not hydrated yet.
 */
export async function openUnhydrated(page: Page, path: string): Promise<void> {
  const followed = page.waitForRequest(/\/live\?/);
  await page.goto(path);
  await followed;
}

/** Opens a page, interacts with it and waits until all its script runs: until then the browser handles clicks. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await openUnhydrated(page, path);
  await interact(page);
}

/** Interacts with an open page whose figures update, and waits until all its script runs. */
export async function interact(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const clientX of [1, 2])
      document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX }));
  });
  await page.waitForFunction(() => document.documentElement.dataset.reader === 'served');
  await page.waitForFunction(isReady);
}

/**
 * A document is always ready; an application is ready when React has hydrated each part. A comment before a late part
 * marks it.
 */
function isReady(): boolean {
  if (!('__reactRouterContext' in window)) return true;
  if (document.documentElement.dataset.application !== 'ready') return false;
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const part = comments.currentNode.nextSibling;
    if (comments.currentNode.nodeValue !== '$' || !(part instanceof HTMLElement) || part.localName === 'script')
      continue;
    if (!Object.keys(part).some((key) => key.startsWith('__reactFiber$'))) return false;
  }
  return true;
}

/**
 * Chromium logs a skipped view transition when the next page's style sheet was not in its cache (`route()` turns the
 * cache off), and when a busy machine showed the page before the transition began. No page can catch it
 * (github.com/w3c/csswg-drafts/issues/13726).
 */
const LEFT_OUT = /(ViewTransition opt-in disabled|Page already revealed)$/;

/** A page of a visitor without history, monitored from its start. */
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
  page.on('pageerror', ({ message }) => LEFT_OUT.test(message) || heard.push(`thrown: ${message}`));
  return { page, takeConsole: () => heard.splice(0), close: () => context.close() };
}
