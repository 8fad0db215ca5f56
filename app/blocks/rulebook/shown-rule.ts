import type { Flow } from '#domain/article.ts';
import type { ShownLink } from '#app/blocks/article/shown-article.ts';

/** The number of a circular, and its page where the site has it. */
export interface ShownCircular {
  label: string;
  to: string | null;
}

export interface ShownVersion {
  /** The days on which the version was, is or will be in force, in the reader's language. */
  inForce: string;
  circular: ShownCircular | null;
  change: string | null;
  /** null when the rule is repealed. */
  text: Flow<ShownLink>[] | null;
}

export interface ShownRule extends ShownVersion {
  /** Its anchor. */
  id: string;
  number: string;
  title: string;
  /** Its versions of other days, newest first. */
  others: ShownVersion[];
  /** Label with the number of other versions; null where there are none. */
  othersLabel: string | null;
}

export interface ShownModule {
  id: string;
  title: string;
  chapters: { number: string; title: string; rules: ShownRule[] }[];
}
