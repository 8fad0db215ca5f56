/** Who may import whom (the house's table). The longest `from` that a file's path begins with rules that file. */
export interface ImportRule {
  from: string;
  /** Folders and files that may be imported, by the beginning of their path; a folder's own are always among them. */
  may: readonly string[];
  /** Only types may be taken from these: nothing of them is there at run time. */
  types?: readonly string[];
  /** Beginnings of paths that stay closed although `may` opens what is around them. */
  never?: readonly string[];
  /** false: no package and nothing of Node either. */
  packages?: boolean;
}

/** What a route hands to the parts that stand in it. */
const ROUTE_PARTS = [
  'app/context.ts',
  'app/document-links.ts',
  'app/find-disclosure.ts',
  'app/issued-shares.ts',
  'app/stale-data.ts',
  'app/page-meta.ts',
  'app/request-context.ts',
  'app/root-data.ts',
];
const SITE = [
  'app/site-map.ts',
  'app/page-path.ts',
  'app/company-pages.ts',
  'app/menu.ts',
  'app/pictures.ts',
  'exchange.config.ts',
];

export const IMPORT_TABLE: readonly ImportRule[] = [
  { from: 'domain/', may: [], packages: false },
  { from: 'exchange.config.ts', may: [], types: ['domain/'], packages: false },
  { from: 'upstream/', may: ['domain/'] },
  { from: 'exchange/', may: ['domain/'], types: ['upstream/', 'exchange.config.ts'] },
  // The program that starts the exchange is told there who it plays.
  { from: 'exchange/main.ts', may: ['domain/', 'exchange/', 'exchange.config.ts'], types: ['upstream/'] },
  { from: 'store/', may: ['domain/'] },
  { from: 'live/', may: ['domain/'] },
  { from: 'ingest/', may: ['upstream/', 'store/', 'live/', 'domain/', 'exchange.config.ts'] },
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
    never: ['app/pages/', 'app/blocks/', 'app/ui/', 'app/layouts/', 'app/live/'],
  },
  // Root, entries, routes: what ties the parts together. It reaches the browser, so the server's folders give types only.
  { from: 'app/', may: ['domain/', 'messages/', 'content/', 'exchange.config.ts'], types: ['store/', 'live/'] },
  { from: 'app/ui/', may: [] },
  // What every page runs in the browser, documents too: no React, no texts (decision 027).
  { from: 'app/elements/', may: ['app/live/', 'domain/'] },
  {
    from: 'app/document/',
    may: ['app/elements/', 'app/live/', 'domain/', 'app/ui/first-interaction.ts', 'app/ui/motion.ts'],
  },
  { from: 'app/document/document-script.tsx', may: ['app/ui/', 'app/root-data.ts'] },
  { from: 'app/live/', may: ['domain/', 'messages/', 'app/ui/'], types: ['live/', ...ROUTE_PARTS] },
  // What runs on every page, without React and without texts.
  { from: 'app/elements/', may: ['app/live/', 'domain/'] },
  { from: 'app/document/', may: ['app/elements/', 'app/live/', 'domain/'] },
  // The server's part of it.
  { from: 'app/document/document-script.tsx', may: ['app/root-data.ts', 'app/ui/'] },
  {
    from: 'app/blocks/',
    may: ['app/ui/', 'app/live/', 'domain/', 'messages/', ...SITE, ...ROUTE_PARTS],
    never: ['app/context.ts'],
  },
  {
    from: 'app/layouts/',
    may: ['app/blocks/', 'app/ui/', 'app/live/', 'domain/', 'messages/', ...SITE, ...ROUTE_PARTS],
    types: ['store/', 'live/'],
  },
  {
    from: 'app/pages/',
    may: [
      'app/layouts/',
      'app/blocks/',
      'app/ui/',
      'app/live/',
      'domain/',
      'messages/',
      'content/',
      ...SITE,
      ...ROUTE_PARTS,
    ],
    types: ['store/', 'live/'],
  },
  // The rows of pages as files (decision 020): made by the pages' own loaders, on the server only.
  {
    from: 'app/exports/',
    may: ['app/pages/', 'app/blocks/', 'domain/', 'messages/', ...SITE, ...ROUTE_PARTS],
  },
];

/** Folders whose files may import anything: they are no part of what runs. */
export const FREE_FOLDERS = ['tests/', 'bench/', 'tools/'] as const;
