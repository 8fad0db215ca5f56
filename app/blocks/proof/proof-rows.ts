import type { Block } from '#domain/article.ts';
import type { ComparedFigures } from '#domain/compared-texts.ts';
import type { ShownLink } from '#app/blocks/article/shown-article.ts';

/** What a live block shows, without its figures: names of securities with their symbols, or of an index. */
export interface LiveNames {
  type: 'live';
  names: { symbol: string | null; name: string }[];
}

export type ProofBlock = Exclude<Block<ShownLink>, { type: 'securities' | 'index' | 'providers' | 'part' }> | LiveNames;

/** A piece of an article in both languages. */
export interface ProofRow {
  /** By which a link names it. */
  id: string | null;
  /** What it is, where its look does not say so. */
  label: string | null;
  /** Of a live block, its name in the source, and of when its data is. */
  live: { source: string; age: string | null } | null;
  /** The page's language first; null where a language lacks the piece. */
  sides: [ProofBlock | null, ProofBlock | null];
  figures: ComparedFigures;
}

export interface ProofData {
  /** The public page's, with its path without a language's prefix. */
  title: string;
  description: string;
  path: string;
  /** Figures that were compared, and of them those that one language has alone. */
  figures: number;
  differ: number;
  rows: ProofRow[];
}
