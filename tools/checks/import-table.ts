/** Who may import whom (the house's table). The longest `from` that a file's path begins with rules that file. */
export interface ImportRule {
  from: string;
  /** Folders and files that may be imported, by the beginning of their path; a folder's own are always among them. */
  may: readonly string[];
  /** Only types may be taken from these: nothing of them is there at run time. */
  types?: readonly string[];
  /** Beginnings of paths that stay closed although `may` opens what is around them. */
  never?: readonly string[];
  /** false: of `may`, files that hold views (.tsx) give types only. */
  views?: boolean;
  /** false: no other file of its own folder. */
  own?: boolean;
  /** false: no package and nothing of Node either. */
  packages?: boolean;
}

/** What every part of `app/` may ask about the site: its addresses, its links, what the root says of the exchange. */
const SITE = [
  'app/site-map.ts',
  'app/page-path.ts',
  'app/menu.ts',
  'app/links/',
  'app/pictures/',
  'app/root-data.ts',
  'app/request-context.ts',
  'exchange.config.ts',
  'exchange.place.ts',
];

export const IMPORT_TABLE: readonly ImportRule[] = [
  { from: 'domain/', may: ['exchange.place.ts'], packages: false },
  { from: 'exchange.place.ts', may: [], types: ['domain/'], packages: false },
  // The rules of forms are one schema for the server and the browser (decision 031).
  { from: 'domain/forms/', may: ['domain/', 'exchange.place.ts'] },
  { from: 'exchange.config.ts', may: [], types: ['domain/'], packages: false },
  { from: 'upstream/', may: ['domain/'] },
  { from: 'exchange/', may: ['domain/'], types: ['upstream/', 'exchange.config.ts'] },
  // The program that starts the exchange is told there who it plays.
  { from: 'exchange/main.ts', may: ['domain/', 'exchange/', 'exchange.config.ts'], types: ['upstream/'] },
  { from: 'store/', may: ['domain/'] },
  { from: 'live/', may: ['domain/'] },
  { from: 'ingest/', may: ['upstream/', 'store/', 'live/', 'domain/', 'exchange.config.ts', 'exchange.place.ts'] },
  { from: 'messages/', may: ['domain/'] },
  {
    from: 'server/',
    may: [
      'domain/',
      'upstream/',
      'exchange/',
      'store/',
      'live/',
      'ingest/',
      'messages/',
      'content/',
      'app/',
      'exchange.config.ts',
    ],
    never: ['app/pages/', 'app/data/', 'app/blocks/', 'app/ui/', 'app/layouts/', 'app/live/', 'app/gallery/'],
  },
  // Root, entries, routes: what ties the parts together. It reaches the browser, so the server's folders give types only.
  {
    from: 'app/',
    may: ['domain/', 'messages/', 'content/', 'exchange.config.ts', 'exchange.place.ts'],
    types: ['store/', 'live/', 'ingest/'],
  },
  { from: 'app/ui/', may: [] },
  // What every page runs in the browser, documents too: no React, no texts (decision 024).
  { from: 'app/elements/', may: ['app/live/', 'domain/'] },
  {
    from: 'app/document/',
    may: ['app/elements/', 'app/live/', 'domain/', 'app/ui/first-interaction.ts', 'app/ui/motion.ts'],
  },
  // The server's part of it.
  { from: 'app/document/document-script.tsx', may: ['app/document/', 'app/ui/', 'app/root-data.ts'] },
  { from: 'app/live/', may: ['domain/', 'messages/', 'app/ui/'], types: ['live/', 'app/root-data.ts'] },
  // The columns of tables, for every form of a table.
  { from: 'app/columns/', may: ['domain/', 'messages/', 'exchange.place.ts'] },
  // What programs get: the rows of pages and files, and what describes them.
  {
    from: 'app/api/',
    may: [
      'app/exports/',
      'app/data/',
      'app/blocks/',
      'app/columns/',
      'app/context.ts',
      'domain/',
      'messages/',
      ...SITE,
    ],
    types: ['store/', 'live/', 'ingest/'],
    views: false,
  },
  // The shapes of the exchange's services, as the site reads them from it.
  {
    from: 'app/api/older-calls/',
    may: ['app/api/', 'app/data/', 'app/context.ts', 'domain/'],
    types: ['upstream/'],
    views: false,
  },
  // What stands in the head of every page.
  { from: 'app/head/', may: ['domain/', 'exchange.config.ts', ...SITE] },
  {
    from: 'app/blocks/',
    may: ['app/ui/', 'app/live/', 'app/head/', 'app/columns/', 'domain/', 'messages/', ...SITE],
    types: ['app/data/'],
  },
  // What pages ask of the store. Blocks give the shapes and the rules of what they show, not their views.
  {
    from: 'app/data/',
    may: [
      'app/blocks/',
      'app/columns/',
      'app/head/',
      'app/context.ts',
      'app/form-desk.ts',
      'domain/',
      'messages/',
      'content/',
      ...SITE,
    ],
    types: ['store/', 'live/', 'ingest/', 'app/blocks/', 'app/ui/'],
    views: false,
  },
  {
    from: 'app/layouts/',
    may: [
      'app/data/',
      'app/blocks/',
      'app/ui/',
      'app/live/',
      'app/head/',
      'app/context.ts',
      'domain/',
      'messages/',
      ...SITE,
    ],
  },
  // A page imports no other page: what two need stands in one of these.
  {
    from: 'app/pages/',
    may: [
      'app/api/',
      'app/data/',
      'app/layouts/',
      'app/blocks/',
      'app/gallery/',
      'app/ui/',
      'app/live/',
      'app/head/',
      'app/context.ts',
      'app/form-desk.ts',
      'domain/',
      'messages/',
      ...SITE,
    ],
    own: false,
  },
  // The parts of the site beside each other, for the address of that name.
  {
    from: 'app/gallery/',
    may: [
      'app/data/',
      'app/layouts/',
      'app/blocks/',
      'app/ui/',
      'app/live/',
      'app/context.ts',
      'domain/',
      'messages/',
      ...SITE,
    ],
  },
  // The rows of pages as files (decision 017): made on the server only.
  {
    from: 'app/exports/',
    may: ['app/data/', 'app/blocks/', 'app/columns/', 'app/context.ts', 'domain/', 'messages/', ...SITE],
  },
];

/** Folders whose files may import anything: they are no part of what runs. */
export const FREE_FOLDERS = ['tests/', 'bench/', 'tools/'] as const;
