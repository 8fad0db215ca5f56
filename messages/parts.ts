/** The part that every page needs. */
export const BASE = 'base';

/** Areas on every page: its frame, its errors, the market's own texts. */
const BASE_AREAS: readonly string[] = ['common', 'menu', 'errors', 'market'];

/** The part that no browser gets: texts of HTML that only the server renders (the menus), and of loaders' answers. */
export const SERVER_ONLY = 'server';

const SERVER_AREAS: readonly string[] = [
  'menus',
  'feeds',
  'descriptions',
  'files',
  'terms',
  'related',
  'notices',
  'press',
  'investors',
  'rules',
  'sharia',
  'elections',
  'members',
  'ranking',
  'services',
  'makers',
  'esg',
  'board',
  'vendors',
  'offerings',
  'careers',
  'carbon',
  'institutional',
  'history',
  'hub',
  'trading',
  'bulletins',
  'foreign',
  'holdings',
  'margin',
  'futures',
  'address',
  'calculator',
  'dividends',
  'api',
  'receive',
  'rights',
  'zakat',
  'mails',
  'parts',
  'proof',
];

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
  if (SERVER_AREAS.includes(area)) return SERVER_ONLY;
  return BASE_AREAS.includes(area) ? BASE : (TOGETHER[area] ?? area);
}
