import type { Locale } from '#domain/locale.ts';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';

/** One of the terms, written out by the loader; null where the source does not say. */
export interface TermFact {
  label: string;
  /** Explains the label. */
  term?: GlossaryId;
  text: string | null;
  /** Figures and codes keep their direction; words in another language than the page's say which. */
  as: 'figure' | 'words' | { lang: Locale };
  /** Follows the quote: its last price, else the close before, and so much more. */
  plus?: number;
}

/** What only securities of a kind have, in the reader's language. */
export interface TermsData {
  title: string;
  lead: string | null;
  /** What prices are in where that is no currency; null where it is one. */
  pricesIn: string | null;
  facts: TermFact[];
}
