import type { Both } from '../../issuers/issuer.ts';

export interface PaperTable {
  head: Both[];
  rows: Both[][];
}

/** What a document says, before it is set in one of the languages. */
export interface Paper {
  paragraphs: Both[];
  table?: PaperTable;
  /** Who signs; the issuer's chief executive when not given. */
  signatory?: { name: Both; title: Both };
}

/** The same in both languages: figures, symbols, dates in figures. */
export function same(text: string): Both {
  return { en: text, ar: text };
}
