import type { Page } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';

/** The exchange’s name as titles have it. */
export const NAME: Record<Locale, string> = { en: 'Dubai Securities Exchange', ar: 'بورصة دبي للأوراق المالية' };
/** Requests for a page’s data. */
export const PAGE_DATA = /\.data(\?|$)/;

/** The route that a page names in its root element. */
export const routeName = (page: Page) => page.locator('html').getAttribute('data-route');

/** Clicks on an element of the page, in sight or not. */
export function click(element: Element): void {
  (element as HTMLElement).click();
}
