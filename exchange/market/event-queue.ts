import type { Instant } from '#domain/time.ts';

/** An event at an instant; it may put further events into the queue. */
export interface Actor {
  act(at: Instant): void;
}

interface Entry {
  at: Instant;
  /** Events at the same instant run in the order in which they were planned. */
  turn: number;
  actor: Actor;
}

function before(a: Entry, b: Entry): boolean {
  return a.at < b.at || (a.at === b.at && a.turn < b.turn);
}

/**
 * The day's future events, as a binary heap. The same plan always runs in the same order, whatever the size of the
 * steps.
 */
export class EventQueue {
  private readonly heap: Entry[] = [];
  private turn = 0;

  plan(at: Instant, actor: Actor): void {
    const entry: Entry = { at: Math.round(at), turn: this.turn++, actor };
    let child = this.heap.push(entry) - 1;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (!before(entry, this.heap[parent]!)) break;
      this.heap[child] = this.heap[parent]!;
      child = parent;
    }
    this.heap[child] = entry;
  }

  /** Runs all events up to and including the instant; returns their number. */
  advance(to: Instant): number {
    let done = 0;
    for (let first = this.heap[0]; first && first.at <= to; first = this.heap[0]) {
      this.dropFirst();
      first.actor.act(first.at);
      done += 1;
    }
    return done;
  }

  private dropFirst(): void {
    const last = this.heap.pop()!;
    const size = this.heap.length;
    if (size === 0) return;
    let parent = 0;
    for (let child = 1; child < size; child = 2 * parent + 1) {
      if (child + 1 < size && before(this.heap[child + 1]!, this.heap[child]!)) child += 1;
      if (!before(this.heap[child]!, last)) break;
      this.heap[parent] = this.heap[child]!;
      parent = child;
    }
    this.heap[parent] = last;
  }
}
