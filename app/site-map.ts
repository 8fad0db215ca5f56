import { SPECIFIED_ADDRESSES } from './addresses.ts';
import { FAMILIES, usualStyles, type Family } from './styles/families.ts';

/**
 * The layouts of the specification (section 2) that a built page uses; 'company' is the default one with a company's head.
 * 'none' is no page: it answers data to one that is open, or leads on to one.
 */
export type LayoutName = 'default' | 'default-new' | 'full-screen' | 'blank' | 'company' | 'none';

export interface Address {
  name: string;
  /** In React Router's notation: `:name`, `:name?`. */
  path: string;
  section: string;
  /** The page's file below `app/pages`, without its ending; null while the page is not built. */
  page: string | null;
  layout: LayoutName;
  /** The families of its blocks: their style sheets are loaded beside the base one. */
  styles: readonly Family[];
  /** Names of guards that must let the visitor pass (`app/guards.ts`). */
  guards: readonly string[];
  /** Names of the query that the page reads: any other never reaches it. */
  query: readonly string[];
  /** Those that only the page's own requests for data may carry. */
  dataQuery: readonly string[];
  /** Names of the query that choose its rows, where it also answers them as a file (docs/data-files.md); null where it has none. */
  rowQuery: readonly string[] | null;
  /** Whether its rows are also a feed to follow, or days for a calendar. */
  follow: readonly ('items' | 'days')[];
  /** Why the page runs as an application of React in the browser; null for a document, which is whole as HTML. */
  application: string | null;
  /** 'briefly': what is made of it is of no use to anybody else, or no longer true in a moment. */
  keep: 'briefly' | 'while-true';
  /** Answers to what one typed, the way on from an earlier site, what is for those who work on the site: its page says 'noindex', and nothing lists it. */
  unlisted: boolean;
}

/** Addresses that are ours, beyond the specification's. */
const OWN_ADDRESSES = [
  ['market-watch', '/market-watch', 'own'],
  ['market-summary', '/market-summary', 'own'],
  ['glossary', '/glossary', 'own'],
  ['trading-deadlines', '/trading-deadlines', 'own'],
  ['board-now', '/board-now', 'own'],
  ['status', '/status', 'own'],
  ['search', '/search', 'own'],
  ['search-suggestions', '/search/suggestions', 'own'],
  ['internal-states', '/internal/states', 'own'],
] as const;

const LIST_QUERY = ['order', 'q', 'sector', 'sort'];
const LIST_COLUMNS = [...LIST_QUERY, 'column'];
const LIST = { query: LIST_COLUMNS, rowQuery: LIST_COLUMNS };
/** A price chart keeps all that its reader chose in the address (`blocks/chart/chart-view.ts`). */
const CHART_QUERY = ['compare', 'from', 'prices', 'range', 'scale', 'shape', 'study', 'to'];
const FOUND = ['from', 'kind', 'q', 'to'];
const ACTIONS_QUERY = ['from', 'issuer', 'kind', 'marker', 'to'];
const DAYS = ['from', 'range', 'to'];
const SHARIA_LIST = ['exchange', 'quarter', 'year'];
const CLASSES = ['board', 'kind', 'q', 'sector', 'sharia'];
const WATCH_QUERY = [...LIST_COLUMNS, 'board'];

/** A file of a company's pages that serves several of them: they differ in what the last part of their address names. */
function companyPages(file: string, query: readonly string[] = [], rowQuery: readonly string[] | null = []) {
  const page = `the-exchange/market-information/company/${file}`;
  return { page, layout: 'company', guards: ['known-security'], query, rowQuery } as const;
}

/** The lists of what the exchange makes public are one file, the pages of one another. */
const NOTICES = {
  page: 'notices/list',
  query: ['from', 'page', 'q', 'to'],
  rowQuery: ['from', 'q', 'to'],
  follow: ['items'],
} as const;

const CHART = 'Its reader moves, compares and measures in the price chart beside the order book.';
const LIVE_INDICES = 'Contributions and turnover are counted over all constituents as they move.';

/** Elections of boards, by seat or by candidate. */
const ELECTIONS = {
  page: 'the-exchange/news-disclosures/e-board/elections-list',
  query: ['issuer', 'page', 'phase'],
  rowQuery: ['issuer', 'phase'],
  follow: ['days'],
} as const;

/** Addresses of issuers that lead on to a company's profile. */
const MOVED = { page: 'issuers/profile', layout: 'none', query: ['id', 'symbol'] } as const;

const TABLE_FORMATS = ['xlsx', 'csv', 'json'] as const;
const FEED_FORMATS = ['rss', 'atom', 'feed.json'] as const;
const CALENDAR_FORMATS = ['ics'] as const;
/** What a page's rows are also written as: its address with one of these endings behind it. */
export const FILE_FORMATS = [...TABLE_FORMATS, ...FEED_FORMATS, ...CALENDAR_FORMATS] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** The endings under which the rows of that address are there. */
export function formatsOf({ rowQuery, follow }: Pick<Address, 'rowQuery' | 'follow'>): FileFormat[] {
  return [
    ...(rowQuery ? TABLE_FORMATS : []),
    ...(follow.includes('items') ? FEED_FORMATS : []),
    ...(follow.includes('days') ? CALENDAR_FORMATS : []),
  ];
}

/** What is built, and how it differs from the rule "the file's path is the address, below the default layout". */
const BUILT: Record<string, Partial<Omit<Address, 'name' | 'path' | 'section'>>> = {
  home: {
    page: 'home',
    query: ['index', 'range'],
    application: 'The rankings, the map and the day’s line are drawn anew as the whole market moves.',
  },
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
  'board-now': { layout: 'none' },
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
  'the-exchange-direct-deals': { query: ['day'], rowQuery: ['day'] },
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
  'the-exchange-company-corporate-actions': { ...companyPages('records'), follow: ['days'] },
  'the-exchange-company-news-disclosures': { ...companyPages('records', [...FOUND, 'page'], FOUND), follow: ['items'] },
  'the-exchange-company-reports': { ...companyPages('records'), follow: ['items'] },
  'the-exchange-company-general-meetings': { ...companyPages('records'), follow: ['items', 'days'] },
  'the-exchange-company-trading-daily-summary': {
    ...companyPages('figures', [], null),
    application: 'The trades of the day come in one by one, with sums over them.',
  },
  'the-exchange-company-trading-trading-summary': {
    ...companyPages('figures', [...DAYS, 'page'], DAYS),
    application: 'Its reader moves, narrows and reads out the chart of its days.',
  },
  'the-exchange-company-trading-nav-summary': companyPages('figures', ['page']),
  'the-exchange-company-trading-top-shareholders': companyPages('figures', ['asOf'], ['asOf']),
  'the-exchange-company-trading-foreign-investments': companyPages('figures'),
  'issuers-listed-securities-company-profile-page': MOVED,
  'issuers-listed-securities-securities-company-profile-page': MOVED,
  'the-exchange-sharia-compliance': { page: 'article' },
  'the-exchange-sharia-classification-list': { query: SHARIA_LIST, rowQuery: SHARIA_LIST },
  'the-exchange-classification-list-page': { query: CLASSES, rowQuery: CLASSES },
  'the-exchange-market-rules': {
    layout: 'default-new',
    styles: ['articles'],
    query: ['asOf', 'q'],
    rowQuery: ['asOf', 'q'],
  },
  'the-exchange-circulars': NOTICES,
  'the-exchange-circulars-id': { page: 'notices/notice', guards: ['known-circular'] },
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
  'investing-equity': { page: 'article' },
  'investing-how-to-trade': { page: 'article' },
  'investing-reits': { page: 'article' },
  'investing-sukuk-bonds': { page: 'article' },
  'dfm-mobile-app': { page: 'article' },
  'raise-capital-overview': { page: 'article' },
  'members-membership-options': { page: 'article' },
  'other-disclaimer': { page: 'article' },
  'other-privacy-policy': { page: 'article' },
  'other-termsandconditions': { page: 'article' },
};

/** Every address, once. Routes, links, menus, sitemap.xml, hreflang and the tests read it. */
export const SITE_MAP: readonly Address[] = [...SPECIFIED_ADDRESSES, ...OWN_ADDRESSES].map(([name, path, section]) => ({
  name,
  path,
  section,
  page: pageFile(name, path),
  layout: BUILT[name]?.layout ?? (BUILT[name]?.page === 'article' ? 'default-new' : 'default'),
  styles: BUILT[name]?.styles ?? usualStyles(pageFile(name, path) ?? ''),
  guards: BUILT[name]?.guards ?? [],
  query: BUILT[name]?.query ?? [],
  dataQuery: BUILT[name]?.dataQuery ?? [],
  rowQuery: BUILT[name]?.rowQuery ?? null,
  follow: BUILT[name]?.follow ?? [],
  application: BUILT[name]?.application ?? null,
  keep: BUILT[name]?.keep ?? 'while-true',
  unlisted: BUILT[name]?.unlisted ?? false,
}));

function pageFile(name: string, path: string): string | null {
  const built = BUILT[name];
  if (!built) return null;
  return (
    built.page ??
    path
      .split('/')
      .filter((segment) => segment && !segment.startsWith(':'))
      .join('/')
  );
}

export type RouteName = (typeof SPECIFIED_ADDRESSES)[number][0] | (typeof OWN_ADDRESSES)[number][0];

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

/** The address that a path without prefix belongs to, built or not, in letters of either size; fixed words win over parameters. */
export function matchAddress(path: string): Address | undefined {
  return patterns.find(({ expression }) => expression.test(path))?.address;
}
