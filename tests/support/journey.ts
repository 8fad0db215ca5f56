import { describe, expect, inject, test } from 'vitest';
import { SITE_MAP, type RouteName } from '#app/site-map.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { isTurnOf } from './built-pages.ts';
import { launchShell, openVisit, type Visit, type VisitOptions } from './browser.ts';

/**
 * A test that meets the shared site: `siteUrl` for plain requests, `visit()` for a page in Chromium. A page that wrote to
 * its console, or threw, fails its journey, unless the journey took those lines with `takeConsole()`.
 */
export const journey = test
  .extend('siteUrl', { scope: 'file' }, () => inject('siteUrl'))
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchShell();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('visit', async ({ browser, siteUrl }, { onCleanup }) => {
    const visits: Visit[] = [];
    onCleanup(async () => {
      const heard = visits.flatMap((visit) => visit.takeConsole());
      await Promise.all(visits.map((visit) => visit.close()));
      expect(heard, 'unexpected output in the browser console').toEqual([]);
    });
    return async (options?: VisitOptions & { origin?: string }): Promise<Visit> => {
      const visit = await openVisit(browser, options?.origin ?? siteUrl, options);
      visits.push(visit);
      return visit;
    };
  });

export interface Reader {
  locale: Locale;
  /** What is before every address: `/en` or `/ar`. */
  prefix: string;
  dir: 'ltr' | 'rtl';
}

/**
 * What is the same in both languages: one journey is made in one of them, the next in the other, by their names. All are
 * made in both with `TEST_LONG=1`.
 */
export function byTurns(name: string, journeys: (reader: Reader) => void): void {
  const turn = [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
  const locales = (Object.keys(LOCALES) as Locale[]).filter((locale) => isTurnOf(locale, turn));
  describe.each(locales)(`${name} (%s)`, (locale) => {
    journeys({ locale, prefix: `/${locale}`, dir: LOCALES[locale].dir });
  });
}

/** Every journey is made in both languages. */
export function inBothLanguages(name: string, journeys: (reader: Reader) => void): void {
  describe.each(Object.keys(LOCALES) as Locale[])(`${name} (%s)`, (locale) => {
    journeys({ locale, prefix: `/${locale}`, dir: LOCALES[locale].dir });
  });
}

/**
 * What is done on a page with script or without, in one language or the other: each page has one of the four, by turns, and
 * all of them with `TEST_LONG=1`.
 */
export function withAndWithoutScript(
  name: string,
  page: RouteName,
  journeys: (reader: Reader & { javaScript: boolean }) => void,
): void {
  const place = SITE_MAP.findIndex((address) => address.name === page);
  const all = [true, false].flatMap((javaScript) =>
    (Object.keys(LOCALES) as Locale[])
      .filter((locale) => isTurnOf(locale, place))
      .map((locale) => ({ locale, javaScript, script: javaScript ? 'with script' : 'without script' })),
  );
  const ofTurn =
    all.length > 2 ? all : all.filter(({ javaScript }) => javaScript === (Math.floor(place / 2) % 2 === 0));
  describe.each(ofTurn)(`${name}, $script ($locale)`, ({ locale, javaScript }) => {
    journeys({ locale, prefix: `/${locale}`, dir: LOCALES[locale].dir, javaScript });
  });
}
