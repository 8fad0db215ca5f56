import { NEVER } from './costs.ts';
import type { Tally } from './tally.ts';

export type Posting = readonly [key: string, entry: number, cost: number];

/** Sorted keys, with the entries of each and their costs. */
export interface Postings {
  keys: readonly string[];
  /** Range of the keys with that prefix: the first position, and the position after the last. */
  range(beginning: string): [from: number, to: number];
  /** The position of that exact key as a range; empty when there is none. */
  exactly(key: string): [from: number, to: number];
  /** Adds the entries of these keys to the tally; a posting that costs more than `limit` is skipped. */
  addTo(tally: Tally, places: readonly [number, number], options?: { added?: number; limit?: number }): void;
  /** The entries of these keys. */
  entriesOf(places: readonly [number, number]): Int32Array;
}

/** Postings in flat arrays: a letter that begins a hundred thousand names is read in one short loop. */
export function buildPostings(postings: readonly Posting[]): Postings {
  const sorted = postings.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const entries = Int32Array.from(sorted, ([, entry]) => entry);
  const prices = Uint8Array.from(sorted, ([, , cost]) => cost);
  const starts = sorted.flatMap(([key], place) => (key === sorted[place - 1]?.[0] ? [] : [place]));
  const keys = starts.map((start) => sorted[start]![0]);
  const bounds = Int32Array.from([...starts, sorted.length]);
  return {
    keys,
    range: (beginning) => [
      firstPlace(keys, (key) => key >= beginning),
      firstPlace(keys, (key) => key > beginning && !key.startsWith(beginning)),
    ],
    exactly(key) {
      const from = firstPlace(keys, (other) => other >= key);
      return [from, keys[from] === key ? from + 1 : from];
    },
    addTo(tally, [from, to], { added = 0, limit = NEVER } = {}) {
      for (let i = bounds[from]!; i < bounds[to]!; i += 1)
        if (prices[i]! <= limit) tally.lower(entries[i]!, prices[i]! + added);
    },
    entriesOf: ([from, to]) => entries.subarray(bounds[from], bounds[to]),
  };
}

/** The first position at which `isReached` holds; it must hold for all later ones. */
function firstPlace(keys: readonly string[], isReached: (key: string) => boolean): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isReached(keys[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
