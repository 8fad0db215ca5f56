import type { PlainDate } from '#domain/time.ts';
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
  /** The figure's own day; absent where it moves with the market. */
  asOf?: PlainDate | null;
  /** Follows the quote: its last price, else the close before, and so much more. */
  plus?: number;
}

/** What only securities of a kind have, in the reader's language. */
export interface TermsData {
  title: string;
  lead: string | null;
  facts: TermFact[];
  /** To what belongs to it. */
  links?: readonly { to: string; label: string }[];
}
