/** The sheets beside the base one. Each serves the pages of one kind, which name it in `app/site-map.ts`. */
export const FAMILIES = [
  'home',
  'watch',
  'company',
  'lists',
  'directories',
  'carbon',
  'publications',
  'articles',
  'reference',
  'forms',
  'calculators',
] as const;

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
  ['members/', ['directories']],
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
  'ui/form': ['forms'],
  'ui/page-sections': ['company', 'publications'],
  'layouts/company': ['company'],
  'layouts/default-new': ['articles'],
  'layouts/full-screen': ['watch'],
  'blocks/app-promotion': ['home'],
  'blocks/app-frame': ['articles'],
  'blocks/article': ['articles'],
  'blocks/article/flow': ['articles', 'publications'],
  'blocks/board': ['directories'],
  'blocks/breadcrumbs': BASE,
  'blocks/breadth': ['home', 'lists'],
  'blocks/calculator': ['articles', 'calculators'],
  'blocks/carbon': ['carbon'],
  'blocks/chart': ['company'],
  'blocks/contact': ['forms'],
  'blocks/open-data': ['articles'],
  'blocks/company': ['company'],
  'blocks/company/order-book': ['company', 'watch'],
  'blocks/company/trade-list': ['company', 'watch'],
  'blocks/disclosures': ['publications'],
  'blocks/dividends': ['directories'],
  'blocks/error-page': BASE,
  'blocks/exports': BASE,
  'blocks/facts': BASE,
  'blocks/feed-status': ['reference'],
  'blocks/footer': BASE,
  'blocks/forms': ['forms'],
  'blocks/freshness': BASE,
  'blocks/glossary': BASE,
  'blocks/glossary/glossary-list': ['reference'],
  'blocks/head-figures': ['directories'],
  'blocks/header': BASE,
  'blocks/history': ['lists'],
  'blocks/home': ['home'],
  'blocks/heat-map': ['home', 'watch'],
  'blocks/institutional': ['articles'],
  'blocks/index-panel': ['home', 'lists'],
  'blocks/index-panel/index-tabs': ['home'],
  'blocks/stale-notice': BASE,
  'blocks/lattice': BASE,
  'blocks/lattice/frieze': ['home'],
  'blocks/ledger-row': BASE,
  'blocks/loading-bar': BASE,
  'blocks/market-totals': ['home', 'lists'],
  'blocks/market-makers': ['directories'],
  'blocks/members': ['directories'],
  'blocks/movers': ['home', 'watch'],
  'blocks/offline-banner': BASE,
  'blocks/opening-list': ['lists', 'directories'],
  'blocks/picture': ['home'],
  'blocks/plot': ['lists', 'directories', 'carbon'],
  'blocks/preferences': BASE,
  'blocks/printed-from': BASE,
  'blocks/publications': ['home'],
  'blocks/publications/disclosures-by-day': ['home', 'publications'],
  'blocks/publications/disclosure-list': ['home', 'company', 'publications'],
  'blocks/publications/notice-list': BASE,
  'blocks/registrations': ['forms'],
  'blocks/papers': ['calculators'],
  'blocks/receive': ['calculators'],
  'blocks/running-clock': BASE,
  'blocks/search': BASE,
  'blocks/search/advice': ['reference'],
  'blocks/search/results': ['publications', 'reference'],
  'blocks/security-list': BASE,
  'blocks/security-list/security-table': ['lists', 'directories', 'carbon', 'company', 'watch'],
  'blocks/services': ['directories'],
  'blocks/session-band': BASE,
  'blocks/session-band/day-clock': ['home', 'lists'],
  'blocks/stated-figures': ['home'],
  'blocks/store-badges': ['home', 'articles'],
  'blocks/sustainability': ['directories'],
  'blocks/ticker-strip': ['home'],
  'blocks/vendors': ['directories'],
  'blocks/watch': ['watch'],
  'blocks/watch/column-chooser': ['watch', 'lists'],
  'blocks/entry-points': ['home'],
  'blocks/week-ahead': ['home', 'company', 'lists', 'directories', 'publications'],
  'blocks/market-status-summary': ['home', 'lists', 'reference'],
};
