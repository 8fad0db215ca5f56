import type { DisclosureFilter, PageStore } from '#store/store.ts';
import type { Question } from './last-answers.ts';
import type { Tag } from './tags.ts';

/** The store's parts that answer queries. */
type Part = { [P in keyof PageStore]: PageStore[P] extends (...args: never[]) => unknown ? never : P }[keyof PageStore];
/** Methods that change the store; the rest are queries. */
type Change = 'save' | 'succeeded' | 'absent' | 'failed' | 'reject';
type Ask<P extends Part, Q extends keyof PageStore[P]> = PageStore[P][Q] extends (...args: infer Args) => unknown
  ? (...args: Args) => Tag
  : never;
type Questions = { [P in Part]: { [Q in Exclude<keyof PageStore[P], Change>]: Ask<P, Q> } };

function disclosureTag({ symbol, lang }: Pick<DisclosureFilter, 'symbol' | 'lang'>): Tag {
  return symbol ? `disclosures of-${symbol}` : `disclosures in-${lang}`;
}

/**
 * The tag that each query's answer depends on. A query missing from this table is a type error, so that no page can
 * show data whose changes it would not hear of. Tags of changes: `writes.ts`.
 */
const QUESTIONS: Questions = {
  securities: { list: () => 'securities *', find: (symbol) => `securities ${symbol}` },
  profiles: { list: () => 'profiles *', find: (symbol) => `profiles ${symbol}` },
  quotes: { list: () => 'stored-quotes *', find: (symbol) => `stored-quotes ${symbol}` },
  bars: {
    list: (symbol) => `bars ${symbol}`,
    lists: () => 'bars *',
    days: () => 'bars *',
    last: ([first, ...others]) => (others.length > 0 ? 'bars *' : `bars ${first?.symbol}`),
    span: (symbol) => `bars ${symbol}`,
    corrections: () => 'bars *',
  },
  indexPoints: { list: (index) => `index-points ${index}`, latest: (index) => `index-points ${index}` },
  directDeals: { list: () => 'deals *', first: () => 'deals *' },
  disclosures: {
    page: disclosureTag,
    newest: disclosureTag,
    kinds: disclosureTag,
    find: (id) => `disclosures ${id}`,
    versions: (id) => `disclosures ${id}`,
    findByFile: () => 'disclosures *',
    search: () => 'disclosures *',
  },
  fileWords: { search: () => 'disclosures *', known: () => 'disclosures *' },
  press: { page: ({ lang }) => `press in-${lang}`, find: (id) => `press ${id}` },
  circulars: { page: () => 'circulars *', find: (id) => `circulars ${id}` },
  corporateActions: {
    list: (filter) => (filter?.symbol ? `actions of-${filter.symbol}` : 'actions *'),
    revisions: (symbol) => (symbol ? `actions of-${symbol}` : 'actions *'),
  },
  documents: {
    find: (kind, key) => `documents-${kind} ${key}`,
    history: (kind, key) => `documents-${kind} ${key}`,
    list: (kind) => `documents-${kind} *`,
    revisions: (kind) => `documents-${kind} *`,
  },
  ingestJobs: { list: () => 'ingestJobs *', incidents: () => 'ingestJobs *', refusals: () => 'ingestJobs *' },
};

/** Each run of a job is stored without an invalidation: pages show it at most this late. */
const JOBS_HOLD_MS = 5_000;

/** Searches of one reader are not remembered: no other reader repeats them. */
const UNREMEMBERED = new Set(['disclosures.search', 'fileWords.search', 'fileWords.known']);

export interface Notes {
  note(tag: Tag): void;
  holdsFor(ms: number): void;
  /** Queries the store, or returns its last answer to the same query when that is still true or the store gives none. */
  ask<T>(question: Pick<Question, 'key' | 'tag' | 'isLasting'>, ask: () => Promise<T>): Promise<T>;
}

type Answer = (...args: unknown[]) => Promise<unknown>;

/** The store. Each query first notes the tag that its answer depends on. */
export function readStore(store: PageStore, { note, holdsFor, ask }: Notes): PageStore {
  const parts = Object.entries(QUESTIONS).map(([part, questions]) => {
    const original = store[part as Part] as unknown as Record<string, Answer>;
    const noting = Object.entries(questions).map(([question, tagOf]) => [
      question,
      (...args: unknown[]) => {
        const isOfJobs = part === 'ingestJobs';
        if (isOfJobs) holdsFor(JOBS_HOLD_MS);
        const tag = (tagOf as (...given: unknown[]) => Tag)(...args);
        note(tag);
        const name = `${part}.${question}`;
        const answer = () => original[question]!(...args);
        if (UNREMEMBERED.has(name)) return answer();
        const { key, isOfThisMoment } = keyOf(name, args);
        return ask({ key, tag, isLasting: !isOfJobs && !isOfThisMoment }, answer);
      },
    ]);
    return [part, { ...original, ...Object.fromEntries(noting) }] as const;
  });
  return { ...store, ...Object.fromEntries(parts) };
}

/** Two queries that differ only in the time of asking have the same key. */
function keyOf(name: string, args: unknown[]): { key: string; isOfThisMoment: boolean } {
  let isOfThisMoment = false;
  const text = JSON.stringify(args, (key, value: unknown) => {
    if (key !== 'until') return value;
    isOfThisMoment = true;
    return undefined;
  });
  return { key: `${name} ${text}`, isOfThisMoment };
}
