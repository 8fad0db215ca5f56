/**
 * What a page was rendered from, as `<part> <which>`: `profiles DSX` is one record, `profiles *` the whole part. A
 * writer reports which tag moved. A reader of the whole part is notified of every tag in it, and `<part> *` notifies
 * every reader of the part.
 */
export type Tag = `${string} ${string}`;

/** Called once for each tag; the watcher has to watch again to be notified again. */
export interface Watcher {
  moved(tag: Tag): void;
}

export interface Tags {
  /** Number of moves so far. */
  position(): number;
  /** True when the tag moved after that position. */
  movedSince(tag: Tag, position: number): boolean;
  watch(tag: Tag, watcher: Watcher): void;
  unwatch(tag: Tag, watcher: Watcher): void;
  move(tags: readonly Tag[]): void;
  /** Marks every tag as moved. */
  moveAll(): void;
}

/**
 * Recent moves that are remembered individually. All older ones count as moved, at the cost of some pages rendered
 * again.
 */
const REMEMBERED = 5_000;

export function createTags(remembered = REMEMBERED): Tags {
  const watchers = new Map<string, Map<Tag, Set<Watcher>>>();
  /** Last move of each tag, of any tag in a part, and of a part as a whole. */
  const moves = { ofTag: new Map<Tag, number>(), inPart: new Map<string, number>(), ofPart: new Map<string, number>() };
  let position = 0;
  let forgotten = 0;

  function notify(tag: Tag): void {
    const ofPart = watchers.get(partOf(tag));
    const listening = ofPart?.get(tag);
    if (!ofPart || !listening) return;
    ofPart.delete(tag);
    for (const watcher of listening) watcher.moved(tag);
  }

  /** A watcher may watch again while it is called. */
  function notifyAll(part: string): void {
    for (const tag of Array.from(watchers.get(part)?.keys() ?? [])) notify(tag);
  }

  function note(tag: Tag): void {
    moves.ofTag.set(tag, position);
    if (moves.ofTag.size <= remembered) return;
    moves.ofTag.clear();
    forgotten = position;
  }

  function moveOne(tag: Tag): void {
    const part = partOf(tag);
    moves.inPart.set(part, position);
    if (isWhole(tag)) {
      moves.ofPart.set(part, position);
      notifyAll(part);
      return;
    }
    note(tag);
    notify(tag);
    notify(`${part} *`);
  }

  return {
    position: () => position,
    movedSince(tag, since) {
      const own = isWhole(tag) ? moves.inPart.get(partOf(tag)) : moves.ofTag.get(tag);
      return Math.max(own ?? 0, moves.ofPart.get(partOf(tag)) ?? 0, forgotten) > since;
    },
    watch(tag, watcher) {
      const ofPart = watchers.get(partOf(tag)) ?? new Map<Tag, Set<Watcher>>();
      watchers.set(partOf(tag), ofPart);
      const listening = ofPart.get(tag) ?? new Set();
      ofPart.set(tag, listening);
      listening.add(watcher);
    },
    unwatch(tag, watcher) {
      const ofPart = watchers.get(partOf(tag));
      const listening = ofPart?.get(tag);
      listening?.delete(watcher);
      if (listening?.size === 0) ofPart?.delete(tag);
    },
    move(tags) {
      if (tags.length > 0) position += 1;
      for (const tag of tags) moveOne(tag);
    },
    moveAll() {
      forgotten = position += 1;
      for (const part of watchers.keys()) notifyAll(part);
    },
  };
}

function partOf(tag: Tag): string {
  return tag.slice(0, tag.indexOf(' '));
}

function isWhole(tag: Tag): boolean {
  return tag.endsWith(' *');
}
