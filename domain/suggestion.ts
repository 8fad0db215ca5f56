import type { FoundBy, MarkedText } from './search.ts';

/** A security under the search box, with its figures as they are shown. */
export interface SecuritySuggestion {
  to: string;
  symbol: MarkedText;
  name: MarkedText;
  also: (MarkedText & { lang: string }) | null;
  last: string;
  /** What its figures are in, in short; null for dirhams, and where there is none. */
  unit: string | null;
  change: string;
  direction: 'up' | 'down' | 'flat';
}

export interface PageSuggestion {
  to: string;
  title: MarkedText;
  section: string | null;
}

/** The list under the search box. Addresses have no language prefix. */
export interface Suggestions {
  query: string;
  by: FoundBy;
  securities: SecuritySuggestion[];
  pages: PageSuggestion[];
  /** People, disclosures and what else is found beside them. */
  others: PageSuggestion[];
  /** All that the results page would show. */
  total: number;
}

/** As the browser gets it: with what is said of the list, in the page's language. */
export interface SuggestionsAnswer extends Suggestions {
  /** What is over the list: how it came about, or why there is none. */
  note: string | null;
  /** What is read out. */
  announcement: string;
  /** The way to all results; null where there are none. */
  all: string | null;
}
