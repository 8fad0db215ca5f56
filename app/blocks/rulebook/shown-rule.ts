import type { Flow } from '#domain/article.ts';
import type { ShownLink } from '#app/blocks/article/shown-article.ts';

/** The number of a circular, and its page where the site has it. */
export interface ShownCircular {
  label: string;
  to: string | null;
}

export interface ShownVersion {
  /** The days on which it was, is or will be in force, in the reader's words. */
  inForce: string;
  circular: ShownCircular | null;
  change: string | null;
  /** null: repealed. */
  text: Flow<ShownLink>[] | null;
}

export interface ShownRule extends ShownVersion {
  /** Its anchor. */
  id: string;
  number: string;
  title: string;
  /** Its texts of other days, the newest first. */
  others: ShownVersion[];
  /** How many those are; null where there are none. */
  othersLabel: string | null;
}

export interface ShownModule {
  id: string;
  title: string;
  chapters: { number: string; title: string; rules: ShownRule[] }[];
}
