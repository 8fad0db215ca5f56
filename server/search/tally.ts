import { NEVER } from './costs.ts';

/**
 * Costs of the found entries; less is nearer. The arrays are reused from one query to the next, and only found entries
 * are touched: a query that finds a few of a hundred thousand entries costs as much as those few.
 */
export class Tally {
  readonly #costs: Uint8Array;
  readonly #found: Int32Array;
  #count = 0;

  constructor(size: number) {
    this.#costs = new Uint8Array(size).fill(NEVER);
    this.#found = new Int32Array(size);
  }

  costOf(entry: number): number {
    return this.#costs[entry]!;
  }

  /** Adds an entry, or lowers its cost. */
  lower(entry: number, cost: number): void {
    const known = this.#costs[entry]!;
    if (cost >= known) return;
    if (known === NEVER) this.#found[this.#count++] = entry;
    this.#costs[entry] = cost;
  }

  /** Keeps only entries that the other tally found too, and adds the other's costs. */
  meet(other: Tally): void {
    let kept = 0;
    for (let i = 0; i < this.#count; i += 1) {
      const entry = this.#found[i]!;
      const cost = other.#costs[entry]!;
      if (cost === NEVER) this.#costs[entry] = NEVER;
      else {
        this.#costs[entry]! += cost;
        this.#found[kept++] = entry;
      }
    }
    this.#count = kept;
  }

  clear(): void {
    for (let i = 0; i < this.#count; i += 1) this.#costs[this.#found[i]!] = NEVER;
    this.#count = 0;
  }

  /** The found entries. */
  get places(): Int32Array {
    return this.#found.slice(0, this.#count);
  }

  get total(): number {
    return this.#count;
  }

  /** At most `take` entries of the lowest cost, with `handicaps` added; equal ones in their order. */
  nearest(take: number, handicaps: Uint8Array): number[] {
    const size = this.#costs.length;
    const best: number[] = [];
    for (let i = 0; i < this.#count; i += 1) {
      const entry = this.#found[i]!;
      const rank = (this.#costs[entry]! + handicaps[entry]!) * size + entry;
      if (best.length === take && rank > best[take - 1]!) continue;
      const place = best.findLastIndex((other) => other < rank) + 1;
      best.splice(place, 0, rank);
      if (best.length > take) best.pop();
    }
    return best.map((rank) => rank % size);
  }
}
