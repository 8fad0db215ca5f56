import type { Block } from '#domain/article.ts';
import type { ComparedFigures } from '#domain/compared-texts.ts';
import type { ShownLink } from '#app/blocks/article/shown-article.ts';

/** The names in a live block, without its figures: securities with their symbols, or an index. */
export interface LiveNames {
  type: 'live';
  names: { symbol: string | null; name: string }[];
}

export type ProofBlock = Exclude<Block<ShownLink>, { type: 'securities' | 'index' | 'providers' | 'part' }> | LiveNames;

/** A piece of an article in both languages. */
export interface ProofRow {
  /** Id by which links refer to the piece. */
  id: string | null;
  /** Description of the piece, where its appearance is not enough. */
  label: string | null;
  /** For a live block, its name in the source and the time of its data. */
  live: { source: string; age: string | null } | null;
  /** The page's language first; null where a language lacks the piece. */
  sides: [ProofBlock | null, ProofBlock | null];
  figures: ComparedFigures;
}

export interface ProofData {
  /** Title and description of the public page, and its path without a language prefix. */
  title: string;
  description: string;
  path: string;
  /** Number of compared figures, and of those that only one language has. */
  figures: number;
  differ: number;
  rows: ProofRow[];
}
