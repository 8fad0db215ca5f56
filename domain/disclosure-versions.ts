import type { Disclosure } from './disclosure.ts';
import type { Instant } from './time.ts';

export const CORRECTED_PARTS = ['headline', 'files', 'time'] as const;
export type CorrectedPart = (typeof CORRECTED_PARTS)[number];

/** A disclosure as it was from a moment on. */
export interface DisclosureVersion {
  /** From 1, the first that was seen. */
  number: number;
  disclosure: Disclosure;
  /** When the next one was seen in its place; null for the version in force. */
  replacedAt: Instant | null;
  /** What it has that the one before it had not. */
  changed: CorrectedPart[];
}

/**
 * What of the versions that were seen, the newest first, a reader would call one, the newest first again: the feed also
 * writes an issuer's name anew, cuts titles shorter and gives a file later than its headline, and none of it corrects
 * anything.
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
