import type { Disclosure } from './disclosure.ts';
import type { Instant } from './time.ts';

export const CORRECTED_PARTS = ['headline', 'files', 'time'] as const;
export type CorrectedPart = (typeof CORRECTED_PARTS)[number];

/** A version of a disclosure, in force from a moment on. */
export interface DisclosureVersion {
  /** Counted from 1, the first version seen. */
  number: number;
  disclosure: Disclosure;
  /** When the next version replaced it; null for the version in force. */
  replacedAt: Instant | null;
  /** Parts that differ from the version before. */
  changed: CorrectedPart[];
}

/**
 * The versions that matter to a reader, newest first, from all those seen, newest first. Rows that only rewrite an
 * issuer's name, cut titles shorter or add a file after the headline are merged, because they correct nothing.
 */
export function versionsOf(seen: readonly { disclosure: Disclosure; from: Instant }[]): DisclosureVersion[] {
  const versions: DisclosureVersion[] = [];
  for (const { disclosure, from } of seen.toReversed()) {
    const last = versions.at(-1);
    const changed = last ? changes(last.disclosure, disclosure) : [];
    if (last && changed.length === 0) {
      last.disclosure = disclosure;
      continue;
    }
    if (last) last.replacedAt = from;
    versions.push({ number: versions.length + 1, disclosure, replacedAt: null, changed });
  }
  return versions.toReversed();
}

function changes(before: Disclosure, after: Disclosure): CorrectedPart[] {
  const paths = ({ files }: Disclosure) => files.map(({ path }) => path).join('\n');
  const is: Record<CorrectedPart, boolean> = {
    headline: before.headline !== after.headline,
    files: before.files.length > 0 && paths(before) !== paths(after),
    time: before.publishedAt !== after.publishedAt,
  };
  return CORRECTED_PARTS.filter((part) => is[part]);
}
