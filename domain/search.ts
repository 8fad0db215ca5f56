import type { Bilingual, InEveryLanguage } from './bilingual.ts';
import type { Locale } from './locale.ts';
import type { Security } from './security.ts';

/** Longer than any name, symbol or ISIN: further words are ignored in every search. */
export const WORDS_MAX = 64;
/** Lines of the list under the search box. */
export const SUGGESTIONS_MAX = 8;

/** A text with its matches of a query: half-open ranges of its characters, in order. */
export interface MarkedText {
  text: string;
  marks: readonly (readonly [from: number, to: number])[];
}

export interface FoundSecurity {
  security: Security;
  symbol: MarkedText;
  /** In the reader's language when the source has it. */
  name: MarkedText;
  /** The match when symbol and shown name do not contain it: the ISIN, the name in the other language, the sector. */
  also: (MarkedText & { lang: Locale }) | null;
}

export interface FoundPage {
  /** Without a language prefix; with `#` for a place on the page. */
  to: string;
  title: MarkedText;
  /** The section of the site that the page is in. */
  section: string | null;
  /** The sentence that answers the query, or the page's description; null when sentences were not requested. */
  sentence: MarkedText | null;
  /** Languages of title and sentence when they are not the reader's. */
  lang?: Locale;
  sentenceLang?: Locale;
}

/** Groups of results other than securities and pages, in display order. */
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

/** Nearest first. */
export interface Found<T> {
  items: T[];
  /** Number of items that match in a name or a heading, not in running text alone: they come first. */
  near: number;
  /** Number of all matches. */
  total: number;
  /** True when there are more matches than were collected. */
  isOpen?: boolean;
}

/**
 * How the results were found: by the typed text, by the same keys on the other keyboard layout, or by names and words
 * that sound or look alike.
 */
export type FoundBy = 'typed' | 'other-keyboard' | 'alike';

export interface SearchAnswer {
  /** The query that was searched: as typed, or as it reads on the other keyboard layout. */
  query: string;
  by: FoundBy;
  securities: Found<FoundSecurity>;
  pages: Found<FoundPage>;
  groups: Record<FoundGroup, Found<FoundPage>>;
}

export interface SearchLimits {
  securities: number;
  pages: number;
  /** Limit for each of the other groups. */
  others: number;
  /** True to include the sentences of the pages; otherwise they are null. */
  sentences?: boolean;
}

/** The search as pages use it: both languages are found from either; `locale` is the language of the answer. */
export interface Search {
  find(query: string, locale: Locale, limits: SearchLimits): Promise<SearchAnswer>;
  /** The titles of the pages at these addresses, for those that the search has. */
  titles(addresses: readonly string[], locale: Locale): { to: string; title: string }[];
}

/** A security with the former names of its issuer. */
export type SearchableSecurity = Security & { formerNames?: readonly Bilingual[] };

/** A page in the search: its text in both languages, the most important part first. */
export interface SearchablePage {
  to: string;
  /** Its group when it is not a page of the site itself. */
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
