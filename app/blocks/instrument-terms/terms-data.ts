import type { PlainDate } from '#domain/time.ts';
import type { Locale } from '#domain/locale.ts';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';

/** One of the terms, formatted by the loader; null where the source does not give it. */
export interface TermFact {
  label: string;
  /** Glossary term that explains the label. */
  term?: GlossaryId;
  text: string | null;
  /** Figures and codes keep their direction; text in another language than the page's names its language. */
  as: 'figure' | 'words' | { lang: Locale };
  /** The figure's own day; absent where the figure moves with the market. */
  asOf?: PlainDate | null;
  /** Amount added to the quote's last price, or else to the previous close; the fact is live. */
  plus?: number;
  /** Follows the quote: this figure of it. */
  field?: 'volume' | 'openInterest';
}

/** Terms that only securities of a kind have, in the reader's language. */
export interface TermsData {
  title: string;
  lead: string | null;
  facts: TermFact[];
  /** Links to related pages. */
  links?: readonly { to: string; label: string }[];
}
