/** Who may import whom. The rule with the longest `from` that a file's path begins with applies to the file. */
export interface ImportRule {
  from: string;
  /**
   * Folders and files that may be imported, by the beginning of their path; a folder's own files are always allowed.
   */
  may: readonly string[];
  /** Only types may be imported from these: nothing remains at run time. */
  types?: readonly string[];
  /** Path prefixes that stay forbidden although `may` allows their surroundings. */
  never?: readonly string[];
  /** false: from view files (.tsx) under `may` only types may be imported. */
  views?: boolean;
  /** false: no other file of the same folder may be imported. */
  own?: boolean;
  /** false: neither packages nor Node modules may be imported. */
  packages?: boolean;
}

/**
 * What every part of `app/` may import about the site: its addresses, its links, the root's data about the exchange, and
 * the form in which large data travels.
 */
const SITE = [
  'app/site-map.ts',
  'app/page-path.ts',
  'app/menu.ts',
  'app/links/',
  'app/pictures/',
  'app/root-data.ts',
  'app/json-text.ts',
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
  // The program that starts the exchange passes it its identity.
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
  // Root, entries, routes: they connect the parts. They reach the browser, so only types come from the server's
  // folders.
  {
    from: 'app/',
    may: ['domain/', 'messages/', 'content/', 'exchange.config.ts', 'exchange.place.ts'],
    types: ['store/', 'live/', 'ingest/'],
  },
  { from: 'app/ui/', may: [] },
  // Code that every page runs in the browser, documents included: no React, no texts (decision 024).
  { from: 'app/elements/', may: ['app/live/', 'domain/'] },
  {
    from: 'app/document/',
    may: ['app/elements/', 'app/live/', 'domain/', 'app/ui/first-interaction.ts', 'app/ui/motion.ts'],
  },
  // The document script's server part.
  { from: 'app/document/document-script.tsx', may: ['app/document/', 'app/ui/', 'app/root-data.ts'] },
  { from: 'app/live/', may: ['domain/', 'messages/', 'app/ui/'], types: ['live/', 'app/root-data.ts'] },
  // Columns, for every form of a table.
  { from: 'app/columns/', may: ['domain/', 'messages/', 'exchange.place.ts'] },
  // API answers for programs: the rows of pages and files, and their descriptions.
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
  // The shapes of the exchange's services, as the site receives them.
  {
    from: 'app/api/older-calls/',
    may: ['app/api/', 'app/data/', 'app/context.ts', 'domain/'],
    types: ['upstream/'],
    views: false,
  },
  // The content of every page's head.
  { from: 'app/head/', may: ['domain/', 'exchange.config.ts', ...SITE] },
  {
    from: 'app/blocks/',
    may: ['app/ui/', 'app/live/', 'app/head/', 'app/columns/', 'domain/', 'messages/', ...SITE],
    types: ['app/data/'],
  },
  // The pages' queries to the store. Blocks export the shapes and rules of their content, not their views.
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
  // A page imports no other page: code that two pages share is in one of these.
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
  // The gallery of the site's parts, for the address of that name.
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
  // The rows of pages as files (decision 017), generated on the server only.
  {
    from: 'app/exports/',
    may: ['app/data/', 'app/blocks/', 'app/columns/', 'app/context.ts', 'domain/', 'messages/', ...SITE],
  },
];

/** Folders whose files may import anything: they are not part of the running site. */
export const FREE_FOLDERS = ['tests/', 'bench/', 'tools/'] as const;
