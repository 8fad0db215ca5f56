import type { Group } from './plot.ts';

/** The value of a line at the end of each group of days. */
export function alongsideGroups(values: readonly (number | null)[], groups: readonly Group[]): (number | null)[] {
  return groups.map(({ to }) => values[to] ?? null);
}

/** The first value that is not null from a place on; null when there is none. */
export function firstKnown(values: readonly (number | null)[], from: number): number | null {
  return values.slice(from).find((value) => value !== null) ?? null;
}
