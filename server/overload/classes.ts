import { API_ROUTE, type PageRequest } from '../cache/page-request.ts';
import { SITE_MAP, type RouteName } from '#app/site-map.ts';

/**
 * `critical`: what people trade on, the market and what issuers say. `form`: what a reader has filled in and sent. `other`:
 * everything else. `program`: the API, which waits for all of them.
 */
export type RequestClass = 'critical' | 'form' | 'other' | 'program';

const CRITICAL_SECTIONS = new Set(['market-information', 'news-disclosures', 'issuers']);
const CRITICAL_PAGES = new Set<string>(['home', 'market-watch', 'market-now'] satisfies RouteName[]);

const critical = new Set(
  SITE_MAP.filter(({ name, section }) => CRITICAL_PAGES.has(name) || CRITICAL_SECTIONS.has(section)).map(
    ({ name }) => name,
  ),
);

/**
 * Which class belongs to what is asked for: that of its page in the site map. What the map does not hold is one of the others,
 * and so is every file, which programs ask for and which is more work than the page, and whatever a reader typed himself: anyone can
 * type another value for each request.
 */
export function classOf(
  { route, file, isTyped }: Pick<PageRequest, 'route' | 'file' | 'isTyped'>,
  isSent = false,
): RequestClass {
  if (route === API_ROUTE) return 'program';
  if (isSent) return 'form';
  return critical.has(route) && file === null && !isTyped ? 'critical' : 'other';
}
