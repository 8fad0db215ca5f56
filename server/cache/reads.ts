import type { Tag, Tags, Watcher } from './tags.ts';

/** One thing that was read. */
interface Read {
  /** How far the tags had moved before it was read. */
  position: number;
  at: number;
  /** So long what was read may be shown after it moved. */
  graceMs: number;
}

/** Everything that one page was made from, and how long it stays true. Times are of the steady clock, ms. */
export interface Reads {
  /** Says that the tag is about to be read. */
  note(tag: Tag, graceMs: number): void;
  /** What depends on time stays true so long. */
  holdsFor(ms: number): void;
  /** Says that something read is not as it is now but as it was at that time. */
  isOf(at: number): void;
  /** The earliest such time; null where all is as it is now. */
  asOf(): number | null;
  /** Takes over what something was made from earlier. */
  adopt(other: Reads): void;
  /** Since when, or from when on, it is no longer true; moves so far included. */
  staleAt(): number;
  /** Whether anything read may change by itself within the second. */
  isLive(): boolean;
  /** Calls `onStale` whenever `staleAt` falls, until the answer is called. */
  follow(onStale: (at: number) => void): () => void;
  each(take: (tag: Tag, read: Read) => void): void;
}

/** Figures that move by the second are shown for a second. */
export const LIVE_GRACE_MS = 1_000;

export function createReads(tags: Tags, now: () => number): Reads {
  const reads = new Map<Tag, Read>();
  let until = Number.POSITIVE_INFINITY;
  let earliest: number | null = null;

  const isOf = (at: number): void => void (earliest = Math.min(earliest ?? at, at));

  /** When what was read stops being shown, the tag having moved by now. */
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
