/** The sheets beside the base one. Each serves the pages of one kind, which name it in `app/site-map.ts`. */
export const FAMILIES = ['home', 'watch', 'company', 'lists', 'publications', 'articles', 'reference'] as const;

export type Family = (typeof FAMILIES)[number];

/** On pages of most kinds: in the sheet that every page loads. */
const BASE: readonly Family[] = [];

/** What a page's blocks are of when its address does not say, by the beginning of its file below `app/pages`. The first holds. */
const STYLES_OF_PAGES: readonly (readonly [beginning: string, styles: readonly Family[]])[] = [
  ['article', ['articles']],
  ['discover-dfm/investor-relations', ['company']],
  ['discover-dfm/news-media', ['publications']],
  ['home', ['home']],
  ['market-watch', ['watch']],
  ['notices/', ['publications']],
  ['the-exchange/market-information/company', ['company']],
  ['the-exchange/market-information/', ['lists']],
  ['the-exchange/news-disclosures/', ['publications']],
  ['the-exchange/statistics-reports/', ['lists']],
];

/** The families of a page whose address names none. */
export function usualStyles(page: string): readonly Family[] {
  return STYLES_OF_PAGES.find(([beginning]) => page.startsWith(beginning))?.[1] ?? BASE;
}

/**
 * The families whose pages show a part of the site, by folder below `app`; a style module that differs from its folder has
 * a line of its own. What two or three families share stands in each of their sheets. The build stops at a style module
 * without a line, and at a page that shows one which its sheets leave out.
 */
export const STYLES_OF: Readonly<Record<string, readonly Family[]>> = {
  ui: BASE,
  'layouts/company': ['company'],
  'layouts/default-new': ['articles'],
  'layouts/full-screen': ['watch'],
  'pages/home': ['home'],
  'pages/status': ['reference'],
  'pages/the-exchange/market-information/company-page': ['company', 'publications'],
  'blocks/app-promotion': ['home'],
  'blocks/article': ['articles'],
  'blocks/article/flow': ['articles', 'publications'],
  'blocks/breadcrumbs': BASE,
  'blocks/breadth': ['home', 'lists'],
  'blocks/chart': ['company'],
  'blocks/company': ['company'],
  'blocks/company/order-book': ['company', 'watch'],
  'blocks/company/trade-list': ['company', 'watch'],
  'blocks/disclosures': ['publications'],
  'blocks/error-page': BASE,
  'blocks/facts': BASE,
  'blocks/feed-status': ['reference'],
  'blocks/footer': BASE,
  'blocks/freshness': BASE,
  'blocks/glossary': BASE,
  'blocks/glossary/glossary-list': ['reference'],
  'blocks/header': BASE,
  'blocks/heat-map': ['home', 'watch'],
  'blocks/index-panel': ['home', 'lists'],
  'blocks/index-panel/index-tabs': ['home'],
  'blocks/stale-notice': BASE,
  'blocks/lattice': BASE,
  'blocks/lattice/frieze': ['home'],
  'blocks/ledger-row': BASE,
  'blocks/loading-bar': BASE,
  'blocks/market-totals': ['home', 'lists'],
  'blocks/movers': ['home', 'watch'],
  'blocks/offline-banner': BASE,
  'blocks/picture': ['home'],
  'blocks/preferences': BASE,
  'blocks/printed-from': BASE,
  'blocks/publications': ['home'],
  'blocks/publications/disclosures-by-day': ['home', 'publications'],
  'blocks/publications/disclosure-list': ['home', 'company', 'publications'],
  'blocks/publications/notice-list': BASE,
  'blocks/running-clock': BASE,
  'blocks/search': BASE,
  'blocks/search/advice': ['reference'],
  'blocks/search/results': ['publications', 'reference'],
  'blocks/security-list': BASE,
  'blocks/security-list/security-table': ['lists', 'company', 'watch'],
  'blocks/session-band': BASE,
  'blocks/session-band/day-clock': ['home', 'lists'],
  'blocks/stated-figures': ['home'],
  'blocks/store-badges': ['home', 'articles'],
  'blocks/ticker-strip': ['home'],
  'blocks/watch': ['watch'],
  'blocks/watch/column-chooser': ['watch', 'lists'],
  'blocks/entry-points': ['home'],
  'blocks/week-ahead': ['home', 'company', 'publications'],
  'blocks/market-status-summary': ['home', 'lists', 'reference'],
};
