import type { Browser, BrowserContextOptions } from '@playwright/test';
import sharp from 'sharp';
import type { Locale } from '#domain/locale.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { startSite } from '#tests/support/site.ts';

/**
 * Late enough in a session for a day's line, early enough for it to continue; the clock is so slow that all screenshots
 * show one moment.
 */
const CLOCK = '2026-11-18T13:20*0.001';
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Rendered pages have few colours: a palette contains them, and WebP stores it most compactly. Letters stay sharper
 * than in lossy WebP.
 */
const PALETTE = { palette: true, dither: 0, effort: 10 } as const;
const LOSSLESS = { lossless: true, effort: 6 } as const;
/** Quality of the palette, per cent. */
const CLOSENESS = [100, 80, 60, 40] as const;

export interface Shot {
  /** Path without the language. */
  path: string;
  locale: Locale;
  theme: Theme;
  window: Pick<BrowserContextOptions, 'viewport' | 'deviceScaleFactor' | 'isMobile' | 'hasTouch'>;
}

/** Runs the built site at the time of the screenshots while they are taken. */
export async function withScreenshots<T>(
  take: (shoot: (shot: Shot) => Promise<Buffer>, siteUrl: string) => Promise<T>,
): Promise<T> {
  const site = await startSite({ clock: CLOCK });
  const browser = await launchBrowser();
  try {
    return await take((shot) => shootPage(browser, site.url, shot), site.url);
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function shootPage(browser: Browser, origin: string, { path, locale, theme, window }: Shot): Promise<Buffer> {
  const context = await browser.newContext({ ...window, colorScheme: theme, reducedMotion: 'reduce', baseURL: origin });
  try {
    const page = await context.newPage();
    const followed = page.waitForRequest(/\/live\?/);
    await page.goto(`/${locale}${path}`);
    await followed;
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot();
  } finally {
    await context.close();
  }
}

/** The screenshot as WebP, with the best palette that fits into `limit` bytes. */
export async function asWebp(screenshot: Buffer, limit = Number.POSITIVE_INFINITY): Promise<Buffer> {
  let picture = screenshot;
  for (const quality of CLOSENESS) {
    const fewColours = await sharp(screenshot)
      .png({ ...PALETTE, quality })
      .toBuffer();
    picture = await sharp(fewColours).webp(LOSSLESS).toBuffer();
    if (picture.byteLength <= limit) break;
  }
  return picture;
}
