import { hash, randomOf } from '../market/random.ts';
import type { Random } from '../market/random.ts';

/** A stream of draws that belongs to a name: the same name gives the same draws for ever. */
export function drawsOf(name: string): Random {
  return randomOf(hash(name), hash(`${name}/2`));
}

/** A whole number from `low` to `high`, both included, that belongs to a name. */
export function wholeOf(name: string, low: number, high: number): number {
  return low + (hash(name) % (high - low + 1));
}

/** The entry of a list that belongs to a name. */
export function entryOf<T>(name: string, list: readonly T[]): T {
  return list[hash(name) % list.length]!;
}

/** `count` different entries of a list, in an order of their own. */
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

/** A version 4 UUID in shape that belongs to a name: the disclosure system's ids. */
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

/** An id in the content service's style: eight digits of its own before the installation's. */
export function contentIdOf(name: string): string {
  return `${hex(name)}-3d17-6a42-b5c8-ff00004e2a10`;
}
