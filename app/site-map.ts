import { ADDRESSES, type RouteName } from './addresses.ts';
import { FAMILIES, usualStyles, type Family } from './styles/families.ts';

/**
 * The layouts of the specification (docs/specification.md, section 2) that a built page uses; 'company' is the default
 * one with a company's head. 'none' is not a page: it returns data to an open page, or redirects to one.
 */
export type LayoutName =
  'default' | 'default-new' | 'full-screen' | 'blank' | 'company' | 'investor-app' | 'single-page' | 'none';

export interface Address {
  name: string;
  /** In React Router's notation: `:name`, `:name?`. */
  path: string;
  section: string;
  /** The page's file below `app/pages`, without its extension; null while the page is not built. */
  page: string | null;
  /** True when the page's text is in `content/`: it is an article, or shows one around its own parts. */
  hasArticle: boolean;
  layout: LayoutName;
  /** The families of the page's blocks: their style sheets are loaded besides the base one. */
  styles: readonly Family[];
  /** Names of guards that must let the visitor pass (`app/data/guards.ts`). */
  guards: readonly string[];
  /** Query parameters that the page reads: others never reach it. */
  query: readonly string[];
  /** Query parameters that only the page's own data requests can carry. */
  dataQuery: readonly string[];
  /**
   * Query parameters that choose the page's rows, when it also returns them as a file (docs/data-files.md); null when
   * it has none.
   */
  rowQuery: readonly string[] | null;
  /** True when readers send a form to the page (POST). */
  takesForm: boolean;
  /** True when the form can include a file: the request body may be larger (server/forms/guard.ts). */
  takesFile: boolean;
  /** Whether the rows are also a feed, or days for a calendar. */
  follow: readonly ('items' | 'days')[];
  /** True when the page is also a document of A4 pages. */
  hasPaper: boolean;
  /** Why the page runs as a React application in the browser; null for a document, which is complete as HTML. */
  application: string | null;
  /** 'briefly': the page's result is useful to nobody else, or outdated within moments. */
  keep: 'briefly' | 'while-true';
  /** The name of the canonical page for search engines; null for the page itself. */
  canonical: RouteName | null;
  /**
   * True for search results, redirects from an earlier site, and pages for people who work on the site: the page says
   * 'noindex', and nothing lists it.
   */
  unlisted: boolean;
}

const LIST_QUERY = ['order', 'q', 'sector', 'sort'];
const LIST_COLUMNS = [...LIST_QUERY, 'column'];
const LIST = { query: LIST_COLUMNS, rowQuery: LIST_COLUMNS };
/** A price chart keeps all of its reader's choices in the address (`blocks/chart/chart-view.ts`). */
const CHART_QUERY = ['compare', 'from', 'prices', 'range', 'scale', 'shape', 'study', 'to'];
const FOUND = ['from', 'kind', 'language', 'period', 'q', 'to'];
const ACTIONS_QUERY = ['from', 'issuer', 'kind', 'marker', 'to'];
const DAYS = ['from', 'range', 'to'];
const SHARIA_LIST = ['exchange', 'quarter', 'year'];
const CLASSES = ['board', 'kind', 'q', 'sector', 'sharia'];
const MEMBERS = ['asOf', 'city', 'online', 'order', 'q', 'role', 'service', 'sort', 'status'];
const VENDORS = ['kind', 'order', 'q', 'service', 'sort', 'status'];
const VACANCIES = ['department', 'kind', 'place', 'q', 'sort'];
const SERVICES = ['category', 'channel', 'for', 'order', 'q', 'sort'];
const REPORTS = ['order', 'q', 'sector', 'sort', 'year'];
const MAKERS = ['group', 'maker', 'met', 'month', 'order', 'q', 'sort'];
const RIGHTS = ['q', 'state', 'year'];
const DIVIDENDS = ['kind', 'month', 'order', 'q', 'sector', 'sort', 'status', 'year'];
const OFFERINGS = ['kind', 'order', 'q', 'sort', 'state', 'year'];
const RANKING = ['month', 'order', 'period', 'segment', 'sort'];
const RETIREMENTS = ['credit', 'from', 'order', 'q', 'sort', 'to'];
const CARBON_WATCH = ['order', 'q', 'sort'];
const PRICE_HISTORY = [
  'column',
  'compare',
  'day',
  'from',
  'interval',
  'order',
  'prices',
  'range',
  'sort',
  'symbol',
  'to',
];
const INDEX_HISTORY = ['from', 'index', 'interval', 'range', 'to'];
const FUTURE_DAYS = ['contract', 'from', 'order', 'range', 'root', 'series', 'sort', 'to'];
const INVESTOR_TRADES = ['from', 'groups', 'interval', 'kind', 'order', 'range', 'sort', 'to'];
const OWNERSHIP = ['day', 'from', 'order', 'q', 'range', 'sector', 'sort', 'status', 'symbol', 'to'];
const HOLDINGS = ['by', 'compare', 'month', 'symbol'];
const MARGIN_WEEKS = ['from', 'kind', 'order', 'range', 'sort', 'to', 'week'];
const WATCH_QUERY = [...LIST_COLUMNS, 'board'];

/** A file that serves several of a company's pages: they differ by the last part of their address. */
function companyPages(file: string, query: readonly string[] = [], rowQuery: readonly string[] | null = []) {
  const page = `the-exchange/market-information/company/${file}`;
  return { page, layout: 'company', guards: ['known-security'], query, rowQuery } as const;
}

/** The lists of the exchange's notices share one file, their single pages another. */
const NOTICES = {
  page: 'notices/list',
  query: ['from', 'page', 'q', 'to'],
  rowQuery: ['from', 'q', 'to'],
  follow: ['items'],
} as const;

/** An article with a form. */
const FORM = {
  hasArticle: true,
  takesForm: true,
  layout: 'default-new',
  styles: ['articles', 'forms'],
  query: ['desk', 'sent', 'withdraw'],
} as const;

/** Inputs of an article's calculators carry its prefix: a page may have two. */
const inputs = (prefix: string, names: string) => names.split(' ').map((name) => `${prefix}.${name}`);
const CONTRACTS = ['order', 'root', 'sort'];
const FIT = ['asOf', ...inputs('fit', 'form capital equity years profit holders offer publicPart value home wants')];
const COST = inputs('cost', 'capital raised profit inKind manager banks counsel auditor publicity');
const CONTROL = inputs('control', 'before held sold added price');
const CALCULATING = { page: 'article' } as const;
/** Articles that show the conditions of a day. */
const DATED = { page: 'article', query: ['asOf'] } as const;
/** An article with data, calculators or finders in its text. */
const WITH_PARTS = {
  hasArticle: true,
  layout: 'default-new',
  styles: ['articles', 'calculators'],
} as const;

/**
 * An address in printed codes and old versions of the app: it shows the content of the page at the long address,
 * without a redirect.
 */
const SHORT = {
  page: 'short-address',
  hasArticle: true,
  layout: 'single-page',
  styles: ['articles'],
  unlisted: true,
} as const;

/** The pages of events with registration share one file. */
const REGISTRATION = {
  ...FORM,
  styles: [...FORM.styles, 'registrations'],
  page: 'registrations/event',
  query: [...FORM.query, 'offer'],
  keep: 'briefly',
  follow: ['days'],
} as const;
/** A credit by its symbol or by the content service's id. */
const CREDIT = { page: 'investing/products/carbon-credits/credit', styles: ['company', 'carbon'] } as const;

const CHART = 'Its reader moves, compares and measures in the price chart beside the order book.';
const LIVE_INDICES = 'Contributions and turnover are counted over all constituents as they move.';

/** Elections of boards of directors, by seat or by candidate. */
const ELECTIONS = {
  page: 'the-exchange/news-disclosures/e-board/elections-list',
  query: ['issuer', 'page', 'phase'],
  rowQuery: ['issuer', 'phase'],
  follow: ['items', 'days'],
} as const;

/** Addresses of issuers that redirect to a company's profile. */
const MOVED = { page: 'issuers/profile', layout: 'none', query: ['id', 'symbol'] } as const;

const TABLE_FORMATS = ['xlsx', 'csv', 'json'] as const;
const FEED_FORMATS = ['rss', 'atom', 'feed.json'] as const;
const CALENDAR_FORMATS = ['ics'] as const;
const PAPER_FORMATS = ['pdf'] as const;
/** Formats of a page's rows: the page's address with one of these extensions. */
export const FILE_FORMATS = [...TABLE_FORMATS, ...FEED_FORMATS, ...CALENDAR_FORMATS, ...PAPER_FORMATS] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** The file extensions available for the rows of an address. */
export function formatsOf({
  rowQuery,
  follow,
  hasPaper,
}: Pick<Address, 'rowQuery' | 'follow' | 'hasPaper'>): FileFormat[] {
  return [
    ...(hasPaper ? PAPER_FORMATS : []),
    ...(rowQuery ? TABLE_FORMATS : []),
    ...(follow.includes('items') ? FEED_FORMATS : []),
    ...(follow.includes('days') ? CALENDAR_FORMATS : []),
  ];
}

type Own = Partial<Omit<Address, 'name' | 'path' | 'section'>>;

/** Every page, with its differences from the rule "the file's path is the address, below the default layout". */
const PAGES: Record<RouteName, Own> = {
  home: {
    page: 'home',
    query: ['index', 'range'],
    application: 'The rankings, the map and the day’s line are drawn anew as the whole market moves.',
  },
  'app-ivestor': { page: 'article', layout: 'investor-app', canonical: 'investing-ivestor', unlisted: true },
  reg: { ...SHORT, canonical: 'investing-mobile-app-reg' },
  updateinfo: { ...SHORT, canonical: 'investing-mobile-app-updateinfo' },
  mwcarbon: { layout: 'single-page', styles: ['carbon'], query: CARBON_WATCH, rowQuery: CARBON_WATCH },
  'market-watch': {
    layout: 'full-screen',
    application: 'A reader filters, sorts and compares the live market in it for minutes.',
    query: [...WATCH_QUERY, 'symbol', 'view'],
    dataQuery: ['part'],
    rowQuery: WATCH_QUERY,
  },
  'market-summary': {
    styles: ['lists'],
    query: ['day'],
    rowQuery: ['day'],
    application: 'Sums and rankings of the whole market are counted anew as it moves.',
  },
  glossary: { styles: ['reference'], query: ['area', 'q'] },
  'trading-deadlines': { styles: ['reference'], query: ['date', 'ex', 'price', 'symbol', 'time'] },
  status: { styles: ['reference'] },
  'market-now': { layout: 'none' },
  'open-data': { hasArticle: true, layout: 'default-new', styles: ['articles'] },
  search: { styles: ['reference'], query: ['q'], keep: 'briefly', unlisted: true },
  'search-suggestions': { layout: 'none', query: ['q'], keep: 'briefly' },
  'internal-states': {
    layout: 'blank',
    styles: FAMILIES,
    unlisted: true,
    application: 'It shows the parts of applications in all their states.',
  },
  'the-exchange-listed-securities': LIST,
  'the-exchange-listed-securities-bonds': LIST,
  'the-exchange-listed-securities-equities': LIST,
  'the-exchange-listed-securities-exchange-traded-funds': LIST,
  'the-exchange-listed-securities-funds': LIST,
  'the-exchange-listed-securities-real-estate-investment-trust': LIST,
  'the-exchange-listed-securities-sukuk': LIST,
  'the-exchange-direct-deals': { query: ['day'], rowQuery: ['day'], follow: ['items'] },
  'the-exchange-indices': { rowQuery: [], application: LIVE_INDICES },
  'the-exchange-indices-currentIndex': {
    page: 'the-exchange/market-information/indices/index-page',
    application: LIVE_INDICES,
    guards: ['known-index'],
    query: ['day', 'order', 'range', 'sort'],
    rowQuery: ['day', 'order', 'sort'],
  },
  'the-exchange-marketdata-providers': { page: 'article' },
  'the-exchange-disclosures': {
    query: ['exchange', ...FOUND, 'issuer', 'page'],
    rowQuery: ['exchange', ...FOUND, 'issuer'],
    follow: ['items'],
  },
  'the-exchange-disclosures-id': {
    page: 'the-exchange/news-disclosures/disclosure',
    guards: ['known-disclosure'],
    query: ['version'],
  },
  'the-exchange-corporate-actions': {
    query: [...ACTIONS_QUERY, 'month', 'page'],
    rowQuery: ACTIONS_QUERY,
    follow: ['items', 'days'],
  },
  'the-exchange-settlement-trading-calender': { query: ['month'], rowQuery: ['month'], follow: ['days'] },
  'the-exchange-market-announcements': NOTICES,
  'the-exchange-market-announcements-id': { page: 'notices/notice', guards: ['known-market-announcement'] },
  'the-exchange-derivatives-market-announcements': NOTICES,
  'the-exchange-derivatives-market-announcements-id': {
    page: 'notices/notice',
    guards: ['known-derivatives-announcement'],
  },
  'the-exchange-e-board': {},
  'the-exchange-e-board-positions': ELECTIONS,
  'the-exchange-e-board-track-nominations': ELECTIONS,
  'the-exchange-company': { layout: 'company', guards: ['known-security'], query: CHART_QUERY, application: CHART },
  'the-exchange-company-profile': { layout: 'company', guards: ['known-security'] },
  'the-exchange-company-trading': {
    layout: 'company',
    guards: ['known-security'],
    query: CHART_QUERY,
    application: CHART,
  },
  'the-exchange-company-corporate-actions': { ...companyPages('records'), follow: ['items', 'days'] },
  'the-exchange-company-news-disclosures': { ...companyPages('records', [...FOUND, 'page'], FOUND), follow: ['items'] },
  'the-exchange-company-reports': { ...companyPages('records'), follow: ['items'] },
  'the-exchange-company-general-meetings': { ...companyPages('records'), follow: ['items', 'days'] },
  'the-exchange-company-trading-daily-summary': {
    ...companyPages('figures', [], null),
    application: 'The trades of the day come in one by one, with sums over them.',
  },
  'the-exchange-company-trading-trading-summary': {
    ...companyPages('figures', [...DAYS, 'prices', 'page'], [...DAYS, 'prices']),
    application: 'Its reader moves, narrows and reads out the chart of its days.',
  },
  'the-exchange-company-trading-nav-summary': companyPages('figures', ['page']),
  'the-exchange-company-trading-top-shareholders': companyPages('figures', ['asOf'], ['asOf']),
  'the-exchange-company-trading-foreign-investments': companyPages('figures'),
  'issuers-listed-securities-company-profile-page': MOVED,
  'issuers-listed-securities-securities-company-profile-page': MOVED,
  'the-exchange-bulletins': {
    query: ['archive', 'kind', 'period', 'revision'],
    rowQuery: ['kind', 'period', 'revision', 'section'],
    follow: ['items'],
    hasPaper: true,
  },
  'the-exchange-foreign-ownership': {
    query: [...OWNERSHIP, 'page', 'shares'],
    rowQuery: OWNERSHIP,
    follow: ['items'],
  },
  'the-exchange-ownership-holding-statistics': { query: HOLDINGS, rowQuery: HOLDINGS },
  'the-exchange-weekly-margin-trading-report': {
    styles: ['lists', 'calculators'],
    query: [...MARGIN_WEEKS, ...inputs('call', 'shares price initial maintenance now'), 'page'],
    rowQuery: MARGIN_WEEKS,
    follow: ['items'],
  },
  'the-exchange-historical-data': { hasArticle: true, styles: ['articles'] },
  'the-exchange-historical-data-company-prices': {
    styles: ['lists', 'calculators'],
    query: [...PRICE_HISTORY, ...inputs('adj', 'kind close amount units of price'), 'page'],
    rowQuery: PRICE_HISTORY,
  },
  'the-exchange-historical-data-dfmgi': { query: [...INDEX_HISTORY, 'page'], rowQuery: INDEX_HISTORY },
  'the-exchange-historical-data-futures': { query: [...FUTURE_DAYS, 'page'], rowQuery: FUTURE_DAYS },
  'the-exchange-historical-data-sector-indices': {
    query: [...INDEX_HISTORY, 'page', 'rebase', 'shape'],
    rowQuery: [...INDEX_HISTORY, 'shape'],
  },
  'the-exchange-historical-data-trade-by-client-type': {
    query: [...INVESTOR_TRADES, 'page'],
    rowQuery: INVESTOR_TRADES,
  },
  'the-exchange-historical-data-trade-by-nationality': {
    query: [...INVESTOR_TRADES, 'page'],
    rowQuery: INVESTOR_TRADES,
  },
  'the-exchange-sharia-compliance': { page: 'article' },
  'the-exchange-sharia-classification-list': { query: SHARIA_LIST, rowQuery: SHARIA_LIST, follow: ['items'] },
  'the-exchange-classification-list-page': { query: CLASSES, rowQuery: CLASSES, follow: ['items'] },
  'the-exchange-market-rules': {
    layout: 'default-new',
    styles: ['articles'],
    query: ['asOf', 'q'],
    rowQuery: ['asOf', 'q'],
    follow: ['items'],
  },
  'the-exchange-circulars': NOTICES,
  'the-exchange-circulars-id': { page: 'notices/notice', guards: ['known-circular'] },
  'discover-board-members-and-management': {
    hasArticle: true,
    layout: 'default-new',
    styles: ['articles', 'directories'],
    query: ['asOf'],
    rowQuery: ['asOf'],
  },
  'discover-esg-sustainability': {
    hasArticle: true,
    layout: 'default-new',
    styles: ['articles', 'directories'],
    query: REPORTS,
    rowQuery: REPORTS,
    follow: ['items'],
  },
  'discover-careers': {
    ...FORM,
    takesFile: true,
    styles: [...FORM.styles, 'vacancies'],
    query: [...FORM.query, ...VACANCIES, 'page', 'vacancy'],
    rowQuery: VACANCIES,
    follow: ['items'],
  },
  'discover-contact-us': { ...FORM, query: [...FORM.query, 'topic'] },
  'discover-news-media-press-releases': NOTICES,
  'discover-news-media-press-releases-id': { page: 'notices/notice', guards: ['known-press-release'] },
  'discover-news-media-events': { ...NOTICES, follow: ['items', 'days'] },
  'discover-news-media-events-id': { page: 'notices/notice', guards: ['known-event'] },
  'discover-investor-relations': {},
  'discover-investor-relations-key-figures': { rowQuery: [] },
  'discover-investor-relations-reports-presentations': { rowQuery: [], follow: ['items'] },
  'discover-news-media': {},
  'discover-news-media-media-kit': {},
  'other-news-details': { query: ['id'], unlisted: true },
  'discover-dubai': { page: 'article' },
  'discover-why-dfm': { page: 'article' },
  'investing-carbon-credits': {
    hasArticle: true,
    layout: 'default-new',
    styles: ['articles', 'carbon', 'calculators'],
    query: [...RETIREMENTS, 'page', 'symbol', 'tonnes'],
    rowQuery: RETIREMENTS,
    follow: ['items'],
  },
  'investing-carbon-credits-detail': { layout: 'none', query: ['id', 'symbol'] },
  'investing-carbon-credits-hello': { layout: 'blank', styles: ['carbon'], unlisted: true },
  'investing-carbon-credits-id': CREDIT,
  // The same address under another parameter name: the page above is at both, and looks up the value as a symbol or an
  // id.
  'investing-carbon-credits-symbol': { page: null },
  'investing-carbon-credits-join-the-pilot-form': FORM,
  'investing-dividends-distribution-summary': {
    styles: ['directories', 'calculators'],
    query: [...DIVIDENDS, 'page', 'shares', 'symbol'],
    rowQuery: DIVIDENDS,
    follow: ['items', 'days'],
  },
  'investing-ipo-subscriptions': {
    ...WITH_PARTS,
    query: [...OFFERINGS, 'amount', 'least', 'most', 'page', 'step'],
    rowQuery: OFFERINGS,
    follow: ['items', 'days'],
  },
  'investing-ipo-subscriptions-IPOCode': {
    page: 'investing/services/ipo-subscriptions/offering',
    styles: ['calculators'],
    query: ['amount', 'tranche'],
    rowQuery: [],
    follow: ['days'],
  },
  'investing-personal-investors': { ...WITH_PARTS, query: ['broker', 'value'] },
  'investing-dfm-pjsc-unclaimed-dividends': { ...WITH_PARTS, query: ['when', 'where', 'who'], rowQuery: [] },
  'investing-how-to-receive-dividends': WITH_PARTS,
  'investing-investor-information-update': { ...WITH_PARTS, query: ['what', 'who'] },
  'investing-pjsc-zakat': {
    ...WITH_PARTS,
    query: ['assets', 'calendar', 'day', 'debts', 'issued', 'price', 'shares', 'symbol', 'way', 'year'],
    rowQuery: [],
  },
  'investing-rights-issue-subscription': {
    ...WITH_PARTS,
    query: [...RIGHTS, 'issue', 'new', 'offer', 'old', 'page', 'price', 'shares'],
    rowQuery: RIGHTS,
    follow: ['items', 'days'],
  },
  'investing-equity': { page: 'article' },
  'investing-how-to-trade': { page: 'article' },
  'investing-ivestor': { page: 'article', layout: 'investor-app' },
  'investing-ivestor-apple': { page: 'article', layout: 'investor-app' },
  'investing-ivestor-apple-pay': { page: 'article', layout: 'investor-app' },
  'investing-mobile-app': { page: 'article' },
  'investing-mobile-app-reg': { page: 'article', layout: 'single-page' },
  'investing-mobile-app-updateinfo': { page: 'article', layout: 'single-page' },
  'investing-ivestor-notification-form': { ...FORM, layout: 'investor-app', query: [...FORM.query, 'for'] },
  'investing-ivestor-signup-form': {
    ...FORM,
    layout: 'investor-app',
    query: [...FORM.query, 'offer'],
    keep: 'briefly',
  },
  'investing-institutional-investors': {
    hasArticle: true,
    layout: 'default-new',
    styles: ['articles', 'calculators'],
    query: ['symbol', 'value'],
  },
  'investing-reits': { page: 'article' },
  'investing-derivatives': {
    page: 'article',
    follow: ['days'],
    query: [...CONTRACTS, ...inputs('future', 'size contracts entry deposit margin day1 day2 day3 day4 day5')],
    rowQuery: CONTRACTS,
  },
  'investing-single-stock-futures': { page: 'article', query: inputs('hedge', 'shares size'), follow: ['days'] },
  'investing-oil-futures': { page: 'article', follow: ['days'] },
  'investing-etfs-funds': {
    page: 'article',
    query: [...inputs('fund', 'amount growth fee years'), ...inputs('track', 'fund index')],
  },
  'investing-indices': { page: 'article', follow: ['days'] },
  'investing-union-coop': { page: 'article', query: ['asOf', ...inputs('own', 'kind class member account')] },
  'investing-sukuk-bonds': { page: 'article' },
  'dfm-mobile-app': { page: 'article' },
  'raise-capital-overview': { page: 'article' },
  'raise-capital-established-companies': { ...CALCULATING, query: [...FIT, ...COST] },
  'raise-capital-sme': { ...CALCULATING, query: [...FIT, ...COST] },
  'raise-capital-family-businesses': { ...CALCULATING, query: [...FIT, ...CONTROL] },
  'raise-capital-free-zones': { ...CALCULATING, query: [...FIT, ...inputs('decree', 'profit assets')] },
  'raise-capital-dual-listings': { ...CALCULATING, query: [...FIT, ...inputs('parity', 'home rate cost')] },
  'raise-capital-private-companies': { ...CALCULATING, query: FIT },
  'raise-capital-listing-equities': DATED,
  'raise-capital-listing-sukuk-bonds': { ...CALCULATING, query: ['asOf', ...inputs('debt', 'size charges years')] },
  'raise-capital-listing-reits': {
    ...CALCULATING,
    query: ['asOf', ...inputs('reit', 'income distribution loans property')],
  },
  'raise-capital-listing-etfs-funds': { page: 'article', query: ['asOf', ...inputs('track', 'fund index')] },
  'raise-capital-arena-platform': { page: 'article' },
  'raise-capital-international-roadshows': { page: 'article' },
  'raise-capital-ipo-accelerator-programme': {
    ...CALCULATING,
    query: Array.from({ length: 20 }, (_, at) => `ready.q${at + 1}`),
  },
  'raise-capital-registry-service': { page: 'article' },
  'members-brokers-directory': { query: [...MEMBERS, 'compare', 'view'], rowQuery: MEMBERS, follow: ['items'] },
  'members-brokers-ranking': { query: [...RANKING, 'compare'], rowQuery: RANKING, follow: ['items'] },
  'members-dfm-brokers-members': { hasArticle: true, layout: 'default-new', styles: ['articles', 'directories'] },
  'members-market-makers': {
    hasArticle: true,
    layout: 'default-new',
    styles: ['articles', 'directories'],
    query: MAKERS,
    rowQuery: MAKERS,
    follow: ['items'],
  },
  'members-member-services': { query: SERVICES, rowQuery: SERVICES, follow: ['items'] },
  'members-member-services-Id': { page: 'members/member-services/service', query: ['count', 'value', 'view'] },
  'members-membership-options': { page: 'article' },
  'members-registered-trading-system-vendors': { query: VENDORS, rowQuery: VENDORS, follow: ['items'] },
  'registrations-derivatives-training': REGISTRATION,
  'registrations-dubai-reit-market': REGISTRATION,
  'registrations-suhoor-gathering': REGISTRATION,
  'other-disclaimer': { page: 'article' },
  'other-privacy-policy': { page: 'article' },
  'other-termsandconditions': { page: 'article' },
  'ignore-reits': {
    layout: 'blank',
    styles: ['articles', 'publications'],
    canonical: 'investing-reits',
    unlisted: true,
  },
};

/** Every address, once. Routes, menus, sitemap.xml, hreflang and the tests read it. */
export const SITE_MAP: readonly Address[] = ADDRESSES.map(([name, path, section]) =>
  addressOf({ name, path, section }, PAGES[name]),
);

function addressOf(place: Pick<Address, 'name' | 'path' | 'section'>, own: Own): Address {
  const page = own.page === undefined ? usualFile(place.path) : own.page;
  const isArticle = own.page === 'article';
  return {
    ...place,
    hasArticle: isArticle,
    layout: isArticle ? 'default-new' : 'default',
    styles: usualStyles(page ?? ''),
    guards: [],
    query: [],
    dataQuery: [],
    rowQuery: null,
    takesForm: false,
    takesFile: false,
    follow: [],
    hasPaper: false,
    application: null,
    keep: 'while-true',
    unlisted: false,
    canonical: null,
    ...own,
    page,
  };
}

function usualFile(path: string): string {
  return path
    .split('/')
    .filter((segment) => segment && !segment.startsWith(':'))
    .join('/');
}

export type { RouteName } from './addresses.ts';

interface Pattern {
  address: Address;
  expression: RegExp;
  params: number;
}

const patterns: Pattern[] = SITE_MAP.map((address) => ({
  address,
  expression: new RegExp(`^${address.path.split('/').filter(Boolean).map(segmentExpression).join('')}/?$`, 'i'),
  params: address.path.split(':').length - 1,
})).sort((a, b) => a.params - b.params);

function segmentExpression(segment: string): string {
  if (!segment.startsWith(':')) return `/${segment.replaceAll('-', '\\-')}`;
  return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
}

/**
 * The address that matches a path without prefix, built or not, in upper or lower case; fixed segments take precedence
 * over parameters.
 */
export function matchAddress(path: string): Address | undefined {
  return patterns.find(({ expression }) => expression.test(path))?.address;
}
