/** React, the router and the message formatter: the same from one release of the site to the next. */
const FRAMEWORK = /\/node_modules\/(react|react-dom|scheduler|react-router|@lingui)\/|^\0rolldown\/runtime/;

/** What sleeps until the reader turns to the page (`app/ui/asleep.tsx`). */
const ASLEEP = [
  'app/blocks/footer/footer',
  'app/blocks/loading-bar/.*',
  'app/blocks/header/(board-now|brand|brand-mark|drawer-tools|menu-behaviour|menu-keys|menu-pointer|drawer-focus)',
  'app/blocks/search/search-box',
  'app/ui/smooth-scroll',
  'app/blocks/preferences/(preferences-sheet|consent|browser-bars)',
];
/** What sleeps of an article. */
const ARTICLE_ASLEEP = ['app/blocks/article/(still-blocks|masthead|running-text|way-lists)'];

/** What stands on every page: the root, the default layout with its header, and the live figures. */
const FRAME = [
  'app/(trusted-html|root|context|address-links|page-path|page-meta|root-data|request-context|layouts/(default|default-new|site-frame))',
  'app/live/.*',
  'app/blocks/(offline-banner|breadcrumbs|structured-data|data-notice)/.*',
  // Not `fresh-page`: articles and the board do without it.
  'app/blocks/freshness/freshness',
  'app/blocks/header/(?!compact).*',
  'app/blocks/error-page/error-boundary',
  'app/ui/(icon|skip-link|figure|change|class-names|asleep|motion|submit-button|notice)',
  'messages/(text|needed|parts)',
];

/** Live rows of a ledger, in articles and on home. */
const ROWS = ['app/blocks/ledger-row/.*', 'app/blocks/market-board/live-rows', 'app/ui/(chip|sparkline)'];

/** What most pages of the market show: terms with their words, the session, what lists are narrowed by. */
const MARKET = [
  'app/blocks/glossary/(term|term-line|term-scope)',
  'app/blocks/session-band/.*',
  'app/blocks/what-now/standing',
  'app/blocks/(market-board/direction|plot/height-scale|row-files/file-links|security-list/listing)',
  'app/blocks/watch/column-chooser(?=\\.module)',
  'app/ui/(view-address|segments|field|stretched-drawing)',
  'domain/movers',
];
/** Columns of the lists of securities, which the board has too. */
const LISTS = ['app/blocks/security-list/(columns|column-terms|listed-row)'];
/** Drawings of a security's day, on its page and beside the board. */
const DAY = ['app/blocks/company/(day-plot|workings|price-history|tape|order-book|depth-ladder)'];
/** The market watch's board, whole: what its other views share with it is not cut off. */
const WATCH = ['app/blocks/watch/.*'];

/** What the part of an article that is awake shares with it. */
const ARTICLE =
  /\/(domain\/article-words\.ts|app\/blocks\/article\/((article|live-blocks|margin)\.module\.css|article-blocks\.tsx))/;

const anyOf = (paths: readonly string[]) => new RegExp(`/(${paths.join('|')})\\.(module\\.css|tsx?)`);

/**
 * Groups of the browser's script that every page loads whole. Left to itself the bundler cuts them into twenty small
 * files: 5 kB more (gzip) and a dozen requests more.
 */
export const CHUNK_GROUPS = [
  { name: 'framework', test: FRAMEWORK, priority: 3 },
  { name: 'frame', test: (id: string) => anyOf(FRAME).test(id) && !anyOf(ASLEEP).test(id), priority: 2 },
  { name: 'calendar', test: /\/domain\/(calendar|holidays|session)\.ts/, priority: 2 },
  { name: 'asleep', test: anyOf(ASLEEP), priority: 1 },
  { name: 'article-awake', test: ARTICLE, priority: 2 },
  { name: 'rows', test: anyOf(ROWS), priority: 1 },
  { name: 'market', test: anyOf(MARKET), priority: 2 },
  { name: 'lists', test: anyOf(LISTS), priority: 1.5 },
  { name: 'day', test: anyOf(DAY), priority: 1.5 },
  { name: 'watch', test: anyOf(WATCH), priority: 1 },
  { name: 'article-asleep', test: anyOf(ARTICLE_ASLEEP), priority: 0 },
];

/** Tables of which the browser needs nothing once its own branches are cut: they go when nobody reads them. */
export const SIDE_EFFECTS = [{ test: /\/(app\/(site-map|addresses)|exchange\.config)\.ts$/, sideEffects: false }];
