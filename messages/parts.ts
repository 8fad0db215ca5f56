/** The part that every page needs. */
export const BASE = 'base';

/** Areas on every page: its frame, its errors, the market's own texts. */
const BASE_AREAS: readonly string[] = ['common', 'menu', 'errors', 'market'];

/**
 * The part that no browser gets: texts of HTML that only the server renders, and of loaders' answers. Every area not
 * named here is one of it.
 */
export const SERVER_ONLY = 'server';

/** Areas whose texts a browser fetches when a page needs them, each a part. */
const OWN_PARTS: readonly string[] = ['chart', 'company', 'forms', 'gallery', 'glossary', 'home', 'search', 'stores'];

/** Areas bundled together: each part is a file whose address is in every page. */
const TOGETHER: Record<string, string> = {
  calendar: 'pages',
  days: 'pages',
  deals: 'pages',
  disclosures: 'pages',
  indices: 'pages',
  records: 'pages',
  status: 'pages',
  deadlines: 'pages',
  summary: 'pages',
  contact: 'forms',
  registrations: 'forms',
  figure: 'glossary',
  'heat-map': 'home',
  promotion: 'stores',
  article: 'stores',
  watch: 'company',
};

/** The text part that contains a PO file's texts: `messages/ar/home.po` → 'home', `messages/ar/menu.po` → 'base'. */
export function partOf(file: string): string {
  const area = file.split('/').at(-1)?.replace(/\.po$/, '') ?? '';
  if (BASE_AREAS.includes(area)) return BASE;
  return TOGETHER[area] ?? (OWN_PARTS.includes(area) ? area : SERVER_ONLY);
}
