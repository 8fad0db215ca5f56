import type { FoundBy, MarkedText } from './search.ts';

/** A security under the search box, with its figures as displayed. */
export interface SecuritySuggestion {
  to: string;
  symbol: MarkedText;
  name: MarkedText;
  also: (MarkedText & { lang: string }) | null;
  last: string;
  /** Short unit of the figures; null for dirhams, and when there is none. */
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
  /** People, disclosures and other groups. */
  others: PageSuggestion[];
  /** Number of results on the results page. */
  total: number;
}

/** The suggestions as sent to the browser, with texts about the list in the page's language. */
export interface SuggestionsAnswer extends Suggestions {
  /** Text above the list: how the results were found, or why there are none. */
  note: string | null;
  /** Text for screen readers. */
  announcement: string;
  /** Link to all results; null when there are none. */
  all: string | null;
}
