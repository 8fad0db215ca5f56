import type { Instant } from '#domain/time.ts';

/**
 * One version of a record. It is valid from `validFrom` up to the next version's; `seenAt` is when it was last
 * observed, so that an observation that arrives late is put before and not after later observations.
 */
export interface Version {
  /** null until it is stored. */
  id: number | null;
  /** For the part of a version after a late observation that split it: id of the version whose content it has. */
  copyOf?: number | undefined;
  validFrom: Instant;
  seenAt: Instant;
  recordedAt: Instant;
  fingerprint: string;
}

export interface Observation {
  at: Instant;
  fingerprint: string;
}

export interface Woven {
  versions: Version[];
  /** False when the stored history already had that content at that instant. */
  changed: boolean;
}

/**
 * Returns the history after one more observation. Versions are oldest first and neighbours differ, in the argument and
 * in the result. In whatever order observations arrive, the last version is the latest observation, none is lost, and
 * repeating one changes nothing. Of two for the same instant, the one that arrives later wins.
 */
export function weave(versions: readonly Version[], observed: Observation): Woven {
  const at = versions.findLastIndex((version) => version.validFrom <= observed.at);
  const held = versions[at];
  if (held?.fingerprint === observed.fingerprint) {
    const seen = { ...held, seenAt: Math.max(held.seenAt, observed.at) };
    return { versions: versions.with(at, seen), changed: false };
  }
  const before = versions.slice(0, Math.max(at, 0));
  const after = versions.slice(at + 1);
  return { versions: joinEqual([...before, ...cut(held, observed), ...after]), changed: true };
}

/** Replacement of the version in force at the time of a different observation. */
function cut(held: Version | undefined, { at, fingerprint }: Observation): Version[] {
  const observed = { id: null, validFrom: at, seenAt: at, recordedAt: at, fingerprint };
  if (!held) return [observed];
  // Of the sightings before the cut, only the first is known.
  const start = held.validFrom < at ? [held.seenAt < at ? held : { ...held, seenAt: held.validFrom }] : [];
  if (held.seenAt <= at) return [...start, observed];
  const copyOf = held.id ?? held.copyOf;
  const rest = { ...held, validFrom: held.seenAt, id: start.length > 0 ? null : held.id, copyOf };
  return [...start, observed, rest];
}

function joinEqual(versions: Version[]): Version[] {
  return versions.reduce<Version[]>((joined, version) => {
    const last = joined.at(-1);
    if (last?.fingerprint !== version.fingerprint) return [...joined, version];
    return joined.with(-1, { ...keep(last, version), validFrom: last.validFrom, seenAt: version.seenAt });
  }, []);
}

/** Of two versions that are merged, the stored one remains. */
function keep(first: Version, second: Version): Version {
  return first.id === null ? second : first;
}
