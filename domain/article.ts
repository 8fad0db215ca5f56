import type { BoardCode } from './security.ts';
import type { PlainDate } from './time.ts';

/** Where a link of the source leads. A target that is not on this list cannot be written. */
export type LinkTarget =
  | { kind: 'page'; name: string; query?: string; hash?: string }
  /** A heading of the same article. */
  | { kind: 'section'; hash: string }
  /** A key of `links` in exchange.config.ts. */
  | { kind: 'external'; key: string }
  | { kind: 'glossary'; id: string }
  /** An address of `contact` in exchange.config.ts. */
  | { kind: 'mail'; box: MailBox }
  | { kind: 'web'; href: string };
export type MailBox = 'contact' | 'complaints';

/** Running text. `To` is where links lead: targets as written in the source, or addresses on a rendered page. */
export type Inline<To = LinkTarget> =
  | string
  | { type: 'strong' | 'emphasis'; children: Inline<To>[] }
  | { type: 'code'; text: string }
  | { type: 'break' }
  | { type: 'link'; to: To; children: Inline<To>[] };

export interface Paragraph<To = LinkTarget> {
  type: 'paragraph';
  children: Inline<To>[];
}
export interface List<To = LinkTarget> {
  type: 'list';
  ordered: boolean;
  items: Flow<To>[][];
}
/** Cells are running text; every row has as many as the head. */
export interface TableGrid<To = LinkTarget> {
  head: Inline<To>[][];
  rows: Inline<To>[][][];
}
export interface Table<To = LinkTarget> extends TableGrid<To> {
  type: 'table';
}
/** Blocks that are allowed anywhere, also inside steps and answers. */
export type Flow<To = LinkTarget> = Paragraph<To> | List<To> | Table<To>;

/** A step or a question: its heading, and the blocks below it. */
export interface Titled<To = LinkTarget> {
  id: string;
  title: Inline<To>[];
  body: Flow<To>[];
}
/** A link that is an entry of its own, with a note on what the reader finds there. */
export interface Way<To = LinkTarget> {
  to: To;
  label: Inline<To>[];
  note: Inline<To>[];
}
/** A stated figure; without a year it is shown undated. */
export interface StatedFigure<To = LinkTarget> {
  figure: string;
  what: Inline<To>[];
  year: string | null;
  source: Inline<To>[];
}

export const ARTICLE_SECURITIES = ['equity', 'reit', 'etf', 'fund', 'sukuk', 'bond'] as const;
/** Main market, second market, sister exchange. */
export const ARTICLE_BOARDS = ['510', '520', '200'] as const satisfies readonly BoardCode[];
export const ARTICLE_INDICES = ['general', 'sharia'] as const;
export const ARTICLE_APPS = ['exchange', 'investor'] as const;

/** Parts that pages put into their articles: data, calculators, forms. */
export const ARTICLE_PARTS = [
  'api-resources',
  'api-examples',
  'api-bulk',
  'api-problems',
  'api-changes',
  'api-older-calls',
  'api-client',
  'open-now',
  'regulator',
  'desks',
  'vacancies',
  'choosing',
  'device-id',
  'event',
  'form',
  'programme',
  'makers',
  'making-groups',
  'member-counts',
  'board',
  'board-elections',
  'committees',
  'presence-history',
  'sustainability-reports',
  'test-facts',
  // Parts that any article may have (app/data/article-parts).
  'conditions',
  'market-fit',
  'listing-cost',
  'control',
  'timetable',
  'events',
  'roadshow-owners',
  'history-sets',
  'prices-finder',
  'bulk-years',
  'bulk-corrections',
  'listings',
  'decree-test',
  'debt-cost',
  'reit-cover',
  'parity',
  'readiness',
  'funds',
  'makers',
  'making-groups',
  'member-counts',
  'board',
  'board-elections',
  'committees',
  'presence-history',
  'test-facts',
  'dividend-ways',
  'documents-finder',
  'iban',
  'next-payments',
  'trade-cost',
  'unclaimed',
  'update-finder',
  'zakat',
  'zakat-figures',
  'contracts',
  'expiries',
  'specification',
  'future-curve',
  'curve-lines',
  'basis-lines',
  'payoff',
  'reference-note',
  'total-return',
  'final-settlements',
  'future-result',
  'hedge',
  'fund-cost',
  'co-operative',
  'may-i-own',
  'cap-example',
  'index-review',
  'contract-changes',
  'tracking',
  'credits',
  'retirements',
  'rights-issues',
  'rights-list',
  'rights-value',
  'offset-cost',
  'current-offerings',
  'steps-check',
  'offerings',
  'market-size',
  'size-cost',
] as const;
export type ArticlePart = (typeof ARTICLE_PARTS)[number];
/** Settings that select what a part shows, as they are written; the same in both languages. */
export type PartSettings = Readonly<Record<string, string>>;

/** Everything that an article may hold. */
export type Block<To = LinkTarget> =
  | Flow<To>
  | { type: 'heading'; level: 2 | 3; id: string; children: Inline<To>[] }
  | { type: 'lead'; children: Inline<To>[] }
  | { type: 'steps'; steps: Titled<To>[] }
  | { type: 'figures'; figures: StatedFigure<To>[] }
  | ({ type: 'comparison'; caption: Inline<To>[] | null } & TableGrid<To>)
  | { type: 'questions'; questions: Titled<To>[] }
  | { type: 'documents'; ways: Way<To>[] }
  | { type: 'quote'; text: Inline<To>[]; who: Inline<To>[] }
  | { type: 'call'; title: Inline<To>[]; text: Inline<To>[]; way: Way<To> }
  | { type: 'securities'; kind: (typeof ARTICLE_SECURITIES)[number]; take: number; board?: BoardCode }
  | { type: 'index'; code: (typeof ARTICLE_INDICES)[number] }
  | { type: 'stores'; app: (typeof ARTICLE_APPS)[number] }
  | { type: 'contact' }
  | { type: 'providers' }
  | { type: 'part'; name: ArticlePart; settings?: PartSettings }
  | { type: 'next'; ways: Way<To>[] };

/** A page's text in one language, as stored in `content/compiled`. Placeholders (`{exchange}`) are not filled yet. */
export interface Article<To = LinkTarget> {
  title: string;
  /** For search engines and link previews; 160 characters at most. */
  description: string;
  /** The sentence of the masthead. */
  lead: string;
  reviewed: PlainDate;
  blocks: Block<To>[];
}
