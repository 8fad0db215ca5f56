import { describe, expect, inject, test } from 'vitest';
import { SITE_MAP, type RouteName } from '#app/site-map.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { isTurnOf } from './built-pages.ts';
import { launchShell, openVisit, type Visit, type VisitOptions } from './browser.ts';

/**
 * A test that uses the shared site: `siteUrl` for plain requests, `visit()` for a page in Chromium. Console output or
 * an error of a page fails its journey, unless the journey took those lines with `takeConsole()`.
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
  /** The prefix of every address: `/en` or `/ar`. */
  prefix: string;
  dir: 'ltr' | 'rtl';
}

/**
 * Runs journeys whose result is the same in both languages: one in one language, the next in the other, depending on
 * their names. With `TEST_LONG=1` all run in both.
 */
export function byTurns(name: string, journeys: (reader: Reader) => void): void {
  const turn = [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
  const locales = (Object.keys(LOCALES) as Locale[]).filter((locale) => isTurnOf(locale, turn));
  describe.each(locales)(`${name} (%s)`, (locale) => {
    journeys({ locale, prefix: `/${locale}`, dir: LOCALES[locale].dir });
  });
}

/** Runs every journey in both languages. */
export function inBothLanguages(name: string, journeys: (reader: Reader) => void): void {
  describe.each(Object.keys(LOCALES) as Locale[])(`${name} (%s)`, (locale) => {
    journeys({ locale, prefix: `/${locale}`, dir: LOCALES[locale].dir });
  });
}

/**
 * Runs journeys with or without script, in one language or the other: each page gets one of the four combinations, in
 * turn, and all of them with `TEST_LONG=1`.
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
