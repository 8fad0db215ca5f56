import type { Bilingual, InEveryLanguage } from './bilingual.ts';
import type { Locale } from './locale.ts';
import type { Security } from './security.ts';

/** Longer than any name, symbol or ISIN: words past it are ignored, wherever one searches. */
export const WORDS_MAX = 64;
/** Lines of the list under the search box. */
export const SUGGESTIONS_MAX = 8;

/** A text with the parts that answer a query: half-open ranges of its characters, in order. */
export interface MarkedText {
  text: string;
  marks: readonly (readonly [from: number, to: number])[];
}

export interface FoundSecurity {
  security: Security;
  symbol: MarkedText;
  /** In the reader's language where the source gives it. */
  name: MarkedText;
  /** What was found where symbol and shown name do not show it: the ISIN, the name in the other language, the sector. */
  also: (MarkedText & { lang: Locale }) | null;
}

export interface FoundPage {
  /** Without a language prefix; with `#` for a place on the page. */
  to: string;
  title: MarkedText;
  /** Where the page is among the others. */
  section: string | null;
  /** The sentence that answers the query, else what the page says of itself; null where nobody asked for it. */
  sentence: MarkedText | null;
  /** Their languages where these are not the reader's. */
  lang?: Locale;
  sentenceLang?: Locale;
}

/** What is found beside securities and pages, in the order in which it is shown. */
export const FOUND_GROUPS = [
  'people',
  'members',
  'services',
  'vendors',
  'offerings',
  'rights-issues',
  'vacancies',
  'disclosures',
  'announcements',
  'circulars',
  'press-releases',
  'events',
  'glossary',
] as const;
export type FoundGroup = (typeof FOUND_GROUPS)[number];

/** The nearest first. */
export interface Found<T> {
  items: T[];
  /** How many of the items have it in a name or a heading, not in running text alone: they are first. */
  near: number;
  /** All that were found. */
  total: number;
  /** No more were gathered: there are others. */
  isOpen?: boolean;
}

/**
 * How the answer came about: by what was typed, by the same keys on the other keyboard layout, or by names and words
 * that sound or look alike.
 */
export type FoundBy = 'typed' | 'other-keyboard' | 'alike';

export interface SearchAnswer {
  /** What was looked for: as typed, or as it reads on the other keyboard layout. */
  query: string;
  by: FoundBy;
  securities: Found<FoundSecurity>;
  pages: Found<FoundPage>;
  groups: Record<FoundGroup, Found<FoundPage>>;
}

export interface SearchLimits {
  securities: number;
  pages: number;
  /** Of each other group. */
  others: number;
  /** With the sentences of the pages; without, they are null. */
  sentences?: boolean;
}

/** What a page may ask of the search: both languages are found from either; `locale` is the language of the answer. */
export interface Search {
  find(query: string, locale: Locale, limits: SearchLimits): Promise<SearchAnswer>;
  /** What the pages of these addresses are called, those that the search knows. */
  titles(addresses: readonly string[], locale: Locale): { to: string; title: string }[];
}

/** A security with what its issuer was called before. */
export type SearchableSecurity = Security & { formerNames?: readonly Bilingual[] };

/** A page as the search knows it: its words in both languages, the weightiest first. */
export interface SearchablePage {
  to: string;
  /** What it is where it is not a page of the site itself. */
  group?: FoundGroup;
  /** Other addresses that lead to it. */
  also?: readonly string[];
  title: InEveryLanguage;
  /** Other names of its subject, found as its title is: the abbreviation of a term. */
  names?: Readonly<Record<Locale, readonly string[]>>;
  section: InEveryLanguage | null;
  /** Headings and other names of the page. */
  headings: InEveryLanguage;
  /** Running text, a line for each paragraph. */
  text: InEveryLanguage;
}
