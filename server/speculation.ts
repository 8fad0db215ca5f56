import { Hono } from 'hono';

/** Where the rules are read; the header of every page names it. */
export const SPECULATION_PATH = '/speculation-rules.json';

/** What is not a page, or is of no use before it is asked for: files, streams, data, the way to another site. */
const NO_PAGES = ['/documents/*', '/images/*', '/live*', '/reports/*', '/social/*', '/*.*', '/kyc*', '/*\\?*'];

/**
 * Rules for browsers that fetch pages ahead (Speculation Rules, html.spec.whatwg.org): a page is fetched when its reader
 * turns to a link of it, and made when they press on it. As a header that names a file they need no inline script.
 */
function speculationRules(): string {
  const pages = {
    and: [
      { href_matches: '/*' },
      ...NO_PAGES.map((pattern) => ({ not: { href_matches: pattern } })),
      // The answer saves the language that its reader changes to.
      { not: { selector_matches: '[data-language-switch]' } },
    ],
  };
  return JSON.stringify({
    prefetch: [{ where: pages, eagerness: 'moderate' }],
    prerender: [{ where: pages, eagerness: 'conservative' }],
  });
}

/** The rules' own address. */
export function speculationRoutes(): Hono {
  return new Hono().get('/', (c) =>
    c.body(speculationRules(), 200, {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
    }),
  );
}
