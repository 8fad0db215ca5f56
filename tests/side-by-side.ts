/**
 * Journeys that run two files at a time, in this order, the longest first: they read the shared site, or have one of their
 * own, disturb no process, and need no quiet machine. Whatever is not named here runs alone after them, one file after the
 * other; a check in `npm test` (`tools/checks/side-by-side.ts`) tells what may not be named.
 */
export const SIDE_BY_SIDE: readonly string[] = [
  'every-page',
  'search-table',
  'company-figures',
  'company-related',
  'future-expiry',
  'crawl-head',
  'crawl-links',
  'special-securities',
  'live',
  'navigation',
  'market-summary',
  'indices',
  'data-answers',
  'direct-deals',
  'open-menus',
  'articles',
  'no-script',
  'print',
  'search',
  'page-behaviour',
  'glossary',
  'reading-preferences',
  'company-records',
  'disclosures',
  'consent-providers',
  'consent',
  'chart',
  'market-views',
  'notices',
  'sharia',
  'rules',
  'e-board',
  'feeds',
  'instrument-terms',
  'investor-relations',
  'documents',
  'recorded',
  'trading-deadlines',
  'list-columns',
  'news-media',
  'following',
  'figure-provenance',
  'language',
  'tabs',
  'addresses',
  'brand',
  'security-headers',
  'security-policy',
  'security-sending',
];

/** The file of a journey by its name here. */
export function journeyFile(name: string): string {
  return `tests/${name}.test.ts`;
}
