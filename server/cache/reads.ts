import type { Tag, Tags, Watcher } from './tags.ts';

/** One read. */
interface Read {
  /** Position of the tags before the read. */
  position: number;
  at: number;
  /** How long the value may be shown after its tag moved, ms. */
  graceMs: number;
}

/** Everything that one page was rendered from, and how long it remains true. Times are of the steady clock, ms. */
export interface Reads {
  /** Notes that the tag is about to be read. */
  note(tag: Tag, graceMs: number): void;
  /** Notes that time-dependent data remains true for this long. */
  holdsFor(ms: number): void;
  /** Notes that something read is not current but dates from that time. */
  isOf(at: number): void;
  /** The earliest such time; null when everything read is current. */
  asOf(): number | null;
  /** Adds the reads of something computed earlier. */
  adopt(other: Reads): void;
  /** The time, past or future, from which the page is no longer true; moves so far included. */
  staleAt(): number;
  /** True when something read may change by itself within the second. */
  isLive(): boolean;
  /** Calls `onStale` whenever `staleAt` falls, until the answer is called. */
  follow(onStale: (at: number) => void): () => void;
  each(take: (tag: Tag, read: Read) => void): void;
}

/** Figures that move by the second may be shown for a second after they moved. */
export const LIVE_GRACE_MS = 1_000;

export function createReads(tags: Tags, now: () => number): Reads {
  const reads = new Map<Tag, Read>();
  let until = Number.POSITIVE_INFINITY;
  let earliest: number | null = null;

  const isOf = (at: number): void => void (earliest = Math.min(earliest ?? at, at));

  /** When a value must no longer be shown, given that its tag has moved by now. */
  const goneAt = ({ at, graceMs }: Read): number => Math.max(now(), at + graceMs);

  function enter(tag: Tag, read: Read): void {
    const known = reads.get(tag);
    reads.set(tag, known ? strictest(known, read) : read);
  }

  return {
    note: (tag, graceMs) => enter(tag, { position: tags.position(), at: now(), graceMs }),
    holdsFor: (ms) => void (until = Math.min(until, now() + ms)),
    isOf,
    asOf: () => earliest,
    adopt(other) {
      const at = other.asOf();
      if (at !== null) isOf(at);
      other.each(enter);
      until = Math.min(until, other.staleAt());
    },
    staleAt() {
      for (const [tag, read] of reads) {
        if (tags.movedSince(tag, read.position)) until = Math.min(until, goneAt(read));
      }
      return until;
    },
    isLive: () => [...reads.values()].some(({ graceMs }) => graceMs === LIVE_GRACE_MS),
    follow(onStale) {
      const watcher: Watcher = {
        moved(tag) {
          until = Math.min(until, goneAt(reads.get(tag)!));
          onStale(until);
        },
      };
      for (const tag of reads.keys()) tags.watch(tag, watcher);
      return () => {
        for (const tag of reads.keys()) tags.unwatch(tag, watcher);
      };
    },
    each: (take) => reads.forEach((read, tag) => take(tag, read)),
  };
}

function strictest(a: Read, b: Read): Read {
  return {
    position: Math.min(a.position, b.position),
    at: Math.min(a.at, b.at),
    graceMs: Math.min(a.graceMs, b.graceMs),
  };
}
