import { describe, expect, inject, test } from 'vitest';
import { LOCALES, type Locale } from '#domain/locale.ts';
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

/** Every journey is made in both languages. */
export function inBothLanguages(name: string, journeys: (reader: Reader) => void): void {
  describe.each(Object.keys(LOCALES) as Locale[])(`${name} (%s)`, (locale) => {
    journeys({ locale, prefix: `/${locale}`, dir: LOCALES[locale].dir });
  });
}
