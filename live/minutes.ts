import type { Instant } from '#domain/time.ts';

const MINUTE_MS = 60_000;

export function minuteOf(at: Instant): Instant {
  return Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

export interface MinuteValue<T> {
  at: Instant;
  value: T;
}

/** One value per minute for each key, oldest first: the last value of a minute. */
export interface Minutes<T> {
  set(key: string, at: Instant, value: T): void;
  /** Like `set`, but does not replace the value of a minute. */
  fill(key: string, at: Instant, value: T): void;
  /** The same array until a value of the key changes. */
  list(key: string): readonly T[];
  /** The same with their minutes. */
  points(key: string): readonly MinuteValue<T>[];
  entries(): [key: string, values: MinuteValue<T>[]][];
  clear(): void;
}

export function createMinutes<T>(): Minutes<T> {
  const byKey = new Map<string, MinuteValue<T>[]>();
  const lists = new Map<string, readonly T[]>();

  function put(key: string, at: Instant, value: T, replace: boolean): void {
    const points = byKey.get(key) ?? [];
    byKey.set(key, points);
    let place = points.length;
    while (place > 0 && points[place - 1]!.at > at) place -= 1;
    if (points[place - 1]?.at !== at) points.splice(place, 0, { at, value });
    else if (replace) points[place - 1] = { at, value };
    lists.delete(key);
  }

  function list(key: string): readonly T[] {
    const known = lists.get(key) ?? (byKey.get(key) ?? []).map((point) => point.value);
    if (byKey.has(key)) lists.set(key, known);
    return known;
  }

  return {
    set: (key, at, value) => put(key, minuteOf(at), value, true),
    fill: (key, at, value) => put(key, minuteOf(at), value, false),
    list,
    points: (key) => byKey.get(key) ?? [],
    entries: () => [...byKey],
    clear() {
      byKey.clear();
      lists.clear();
    },
  };
}
