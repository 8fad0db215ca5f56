import { Hono } from 'hono';

/** Path of the rules; a header of every page names it. */
export const SPECULATION_PATH = '/speculation-rules.json';

/** Paths that are not pages, or are useless before they are requested: files, streams, data, links to another site. */
const NO_PAGES = ['/documents/*', '/images/*', '/live*', '/reports/*', '/social/*', '/*.*', '/kyc*', '/*\\?*'];

/**
 * Rules for browsers that prefetch pages (Speculation Rules, html.spec.whatwg.org): a page is fetched when the reader
 * points to its link, and rendered when they press it. As a header that names a file, the rules need no inline script.
 */
function speculationRules(): string {
  const pages = {
    and: [
      { href_matches: '/*' },
      ...NO_PAGES.map((pattern) => ({ not: { href_matches: pattern } })),
      // The answer to these links saves the reader's new language.
      { not: { selector_matches: '[data-language-switch]' } },
    ],
  };
  return JSON.stringify({
    prefetch: [{ where: pages, eagerness: 'moderate' }],
    prerender: [{ where: pages, eagerness: 'conservative' }],
  });
}

/** Route at the rules' own path. */
export function speculationRoutes(): Hono {
  return new Hono().get('/', (c) =>
    c.body(speculationRules(), 200, {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
    }),
  );
}
