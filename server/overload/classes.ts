import { SITE_MAP, type RouteName } from '#app/site-map.ts';

/** `critical`: what people trade on, the market and what issuers say. `other`: everything else. */
export type RequestClass = 'critical' | 'other';

const CRITICAL_SECTIONS = new Set(['market-information', 'news-disclosures', 'issuers']);
const CRITICAL_PAGES = new Set<string>(['home', 'market-watch', 'board-now'] satisfies RouteName[]);

const critical = new Set(
  SITE_MAP.filter(({ name, section }) => CRITICAL_PAGES.has(name) || CRITICAL_SECTIONS.has(section)).map(
    ({ name }) => name,
  ),
);

/** Which class a page of the site map belongs to, by its name; what the map does not hold is one of the others. */
export function classOf(route: string): RequestClass {
  return critical.has(route) ? 'critical' : 'other';
}
