import { place } from '#exchange.place.ts';

/** Milliseconds since the epoch, UTC. The only representation of an instant in the code. */
export type Instant = number;

/** Two clocks: `now` for displayed times, `steady` for ages and expiry. */
export interface Clocks {
  /** Wall-clock time: it may be set at any moment. */
  now(): Instant;
  /** Milliseconds from an arbitrary origin, by a monotonic clock. */
  steady(): number;
}

/** A calendar day as `YYYY-MM-DD`; a market day is Dubai's. */
export type PlainDate = string;

/** A wall-clock time as `HH:MM`, in Dubai. */
export type WallTime = string;

/** Offset of the exchange's zone from UTC, all year: the zone has no daylight saving. */
export const MARKET_OFFSET_MS = place.offsetMinutes * 60_000;

export const DAY_MS = 86_400_000;

/** More than a century has; calendars look up the same days again and again. */
const DAYS_KEPT = 40_000;
const numbers = new Map<PlainDate, number>();
const days = new Map<number, PlainDate>();

/** Days since 1970-01-01 of a calendar day; NaN when the text is not a day. */
export function dayNumber(date: PlainDate): number {
  const known = numbers.get(date);
  if (known !== undefined) return known;
  const number = Date.parse(`${date}T00:00:00Z`) / DAY_MS;
  return Number.isNaN(number) ? number : kept(numbers, date, number);
}

/** The calendar day with that number of days since 1970-01-01. */
export function dayOf(number: number): PlainDate {
  return days.get(number) ?? kept(days, number, new Date(number * DAY_MS).toISOString().slice(0, 10));
}

function kept<Key, Value>(known: Map<Key, Value>, key: Key, value: Value): Value {
  if (known.size < DAYS_KEPT) known.set(key, value);
  return value;
}

/** The earlier of two days. */
export function earlierDay(a: PlainDate, b: PlainDate): PlainDate {
  return a < b ? a : b;
}

/** The later of two days. */
export function laterDay(a: PlainDate, b: PlainDate): PlainDate {
  return a > b ? a : b;
}

/** True for a `YYYY-MM-DD` of a real day: not for 30 February. */
export function isPlainDate(value: unknown): value is PlainDate {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const number = dayNumber(value);
  return Number.isFinite(number) && dayOf(number) === value;
}
