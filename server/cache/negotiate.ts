/** Encodings of a body, in order of preference. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send a handful of different headers; beyond this number the memory is cleared. */
const REMEMBERED = 200;
const remembered = new Map<string | undefined, Encoding | null>();

/**
 * Returns the encoding of the highest weight, the smaller of equals; null when none is acceptable (RFC 9110, 12.5.3).
 * Without the header, `identity`.
 */
export function encodingFor(header: string | undefined): Encoding | null {
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const chosen = encodingAmong(ENCODINGS, header);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(header, chosen);
  return chosen;
}

/** The same choice among the encodings that a body is available in, in order of preference. */
export function encodingAmong<E extends Encoding>(
  encodings: readonly E[],
  header: string | undefined,
): E | 'identity' | null {
  if (header === undefined) return 'identity';
  const weights = new Map(header.split(',').map(readWeight));
  const weightOf = (encoding: E): number => {
    const named = weights.get(encoding) ?? (encoding === 'gzip' ? weights.get('x-gzip') : undefined);
    if (named !== undefined) return named;
    const others = weights.get('*');
    // When it is not named at all, the plain form is acceptable, after every requested encoding.
    return encoding === 'identity' ? (others === 0 ? 0 : Number.MIN_VALUE) : (others ?? 0);
  };
  const best = encodings.toSorted((a, b) => weightOf(b) - weightOf(a))[0]!;
  return weightOf(best) > 0 ? best : null;
}

function readWeight(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.toLowerCase().split(';');
  const weight = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='));
  const value = weight === undefined ? 1 : Number(weight.slice(2));
  return [name.trim(), value >= 0 && value <= 1 ? value : 0];
}

/**
 * True when an If-None-Match contains the validator; compared weakly, because a cache on the way may have marked it as
 * weak (RFC 9110, 13.1.2).
 */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = tag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === opaque);
}
