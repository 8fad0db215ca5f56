import type { Group } from './plot.ts';

/** What a line is at the end of each group of days. */
export function alongsideGroups(values: readonly (number | null)[], groups: readonly Group[]): (number | null)[] {
  return groups.map(({ to }) => values[to] ?? null);
}

/** The first value from a place on. */
export function firstKnown(values: readonly (number | null)[], from: number): number | null {
  return values.slice(from).find((value) => value !== null) ?? null;
}
