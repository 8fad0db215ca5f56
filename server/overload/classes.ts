import { API_ROUTE, type PageRequest } from '../cache/page-request.ts';
import { SITE_MAP, type RouteName } from '#app/site-map.ts';

/**
 * `critical`: what people trade on, the market and issuers' publications. `form`: a form that a reader has filled in
 * and sent. `other`: everything else. `program`: the API, which yields to all of them.
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
 * Class of a request: that of its page in the site map. `other` for addresses not in the map, for every file (programs
 * request them, and they are more work than the page), and for every address with free text, since anyone can type
 * another value for each request.
 */
export function classOf(
  { route, file, isTyped }: Pick<PageRequest, 'route' | 'file' | 'isTyped'>,
  isSent = false,
): RequestClass {
  if (route === API_ROUTE) return 'program';
  if (isSent) return 'form';
  return critical.has(route) && file === null && !isTyped ? 'critical' : 'other';
}
