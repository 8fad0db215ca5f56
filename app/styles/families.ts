/** The style sheets besides the base one. Each serves the pages of one kind, which name it in `app/site-map.ts`. */
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
  'registrations',
  'vacancies',
] as const;

export type Family = (typeof FAMILIES)[number];

/** Used on pages of most kinds: in the sheet that every page loads. */
const BASE: readonly Family[] = [];

/** Default families of a page's blocks, by the prefix of its file path below `app/pages`. The first match applies. */
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
 * The families whose pages show a part of the site, by folder below `app`; a style module that differs from its folder
 * has its own line. A style module without a line names its families in its first line: `families: lists` in a comment.
 * Styles shared by two or three families are in the sheet of each. The build fails for a style module that has neither,
 * and for a page that shows a module which its sheets leave out.
 */
export const STYLES_OF: Readonly<Record<string, readonly Family[]>> = {
  ui: BASE,
  'ui/page-sections': ['company', 'publications'],
  'blocks/app-promotion': ['home'],
  'blocks/article': ['articles'],
  'blocks/article/flow': ['articles', 'publications'],
  'blocks/breadcrumbs': BASE,
  'blocks/breadth': ['home', 'lists'],
  'blocks/calculator': ['articles', 'calculators'],
  'blocks/company': ['company'],
  'blocks/company/order-book': ['company', 'watch'],
  'blocks/company/trade-list': ['company', 'watch'],
  'blocks/error-page': BASE,
  'blocks/exports': BASE,
  'blocks/facts': BASE,
  'blocks/footer': BASE,
  'blocks/forms': ['forms'],
  'blocks/freshness': BASE,
  'blocks/glossary': BASE,
  'blocks/glossary/glossary-list': ['reference'],
  'blocks/head-figures': ['lists', 'directories'],
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
  'blocks/members': ['directories'],
  'blocks/movers': ['home', 'watch'],
  'blocks/offline-banner': BASE,
  'blocks/opening-list': ['lists', 'directories', 'vacancies'],
  'blocks/plot': ['lists', 'directories', 'carbon', 'articles'],
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
  'blocks/security-list/security-table': ['lists', 'directories', 'carbon', 'company', 'publications', 'watch'],
  'blocks/session-band': BASE,
  'blocks/session-band/day-clock': ['home', 'lists'],
  'blocks/store-badges': ['home', 'articles'],
  'blocks/watch': ['watch'],
  'blocks/watch/column-chooser': ['watch', 'lists'],
  'blocks/week-ahead': ['home', 'company', 'lists', 'directories', 'publications'],
  'blocks/month-calendar': ['lists', 'directories', 'publications'],
  'blocks/market-status-summary': ['home', 'lists', 'reference'],
};
