import { NEVER } from './costs.ts';
import type { Tally } from './tally.ts';

export type Posting = readonly [key: string, entry: number, cost: number];

/** Keys in order, with the entries that each leads to and what that costs. */
export interface Postings {
  keys: readonly string[];
  /** Places of the keys that begin so: from the first to before the last. */
  range(beginning: string): [from: number, to: number];
  /** The place of that very key, as a range; an empty one where there is none. */
  exactly(key: string): [from: number, to: number];
  /** Tells what these keys lead to; a posting that costs more than `limit` is passed over. */
  tell(tally: Tally, places: readonly [number, number], options?: { added?: number; limit?: number }): void;
  /** The entries that these keys lead to. */
  entriesOf(places: readonly [number, number]): Int32Array;
}

/** Postings in flat arrays: a letter that begins a hundred thousand names is one short walk. */
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
    tell(tally, [from, to], { added = 0, limit = NEVER } = {}) {
      for (let i = bounds[from]!; i < bounds[to]!; i += 1)
        if (prices[i]! <= limit) tally.lower(entries[i]!, prices[i]! + added);
    },
    entriesOf: ([from, to]) => entries.subarray(bounds[from], bounds[to]),
  };
}

/** The first place from which on `isReached` holds, which it then does for all that follow. */
function firstPlace(keys: readonly string[], isReached: (key: string) => boolean): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isReached(keys[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
