import type { Both } from '../../issuers/issuer.ts';

export interface PaperTable {
  head: Both[];
  rows: Both[][];
}

/** The content of a document, in both languages. */
export interface Paper {
  paragraphs: Both[];
  table?: PaperTable;
  /** The signatory; the issuer's chief executive when absent. */
  signatory?: { name: Both; title: Both };
}

/** Returns a text that is the same in both languages: figures, symbols, numeric dates. */
export function same(text: string): Both {
  return { en: text, ar: text };
}
