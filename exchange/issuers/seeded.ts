import { hash, randomOf } from '../market/random.ts';
import type { Random } from '../market/random.ts';

/** Returns a stream of random draws seeded by a name: the same name always returns the same draws. */
export function drawsOf(name: string): Random {
  return randomOf(hash(name), hash(`${name}/2`));
}

/** A whole number from `low` to `high`, both included, chosen by a name. */
export function wholeOf(name: string, low: number, high: number): number {
  return low + (hash(name) % (high - low + 1));
}

/** The entry of a list chosen by a name. */
export function entryOf<T>(name: string, list: readonly T[]): T {
  return list[hash(name) % list.length]!;
}

/** `count` different entries of a list, in an order chosen by a name. */
export function entriesOf<T>(name: string, list: readonly T[], count: number): T[] {
  return list
    .map((entry, at) => ({ entry, rank: hash(`${name}/${at}`) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ entry }) => entry);
}

function hex(name: string): string {
  return hash(name).toString(16).padStart(8, '0');
}

/** Returns a UUID in the shape of version 4, derived from a name, for the disclosure system's ids. */
export function uuidOf(name: string): string {
  const digits = hex(name) + hex(`${name}/b`) + hex(`${name}/c`) + hex(`${name}/d`);
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `a${digits.slice(17, 20)}`,
    digits.slice(20),
  ];
  return parts.join('-');
}

/** An id in the content service's style: eight digits derived from the name, then the installation's. */
export function contentIdOf(name: string): string {
  return `${hex(name)}-3d17-6a42-b5c8-ff00004e2a10`;
}
