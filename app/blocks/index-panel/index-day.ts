import { previousTradingDay } from '#domain/calendar.ts';
import { marketDate } from '#domain/date.ts';
import type { IndexPoint } from '#domain/quote.ts';
import { sessionOn, type SessionPart } from '#domain/session.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { LinePoint } from './day-line.ts';

/** An index on the day that its line shows: today from the opening on, before that the last trading day. */
export interface IndexDay {
  code: string;
  name: string;
  /** True when the name is that of a sector, which needs the word index beside it. */
  isSector: boolean;
  date: PlainDate;
  isToday: boolean;
  /** One point a minute, oldest first. */
  points: LinePoint[];
  latest: IndexPoint | null;
  previousClose: Thousandths | null;
  /** Extremes of the 52 weeks before, and the last close of the year before; null where no history is stored. */
  year: { low: Thousandths; high: Thousandths; start: Thousandths | null } | null;
}

const MINUTE_MS = 60_000;

/**
 * The points with the newest level: it takes the place of one in the same minute, else it follows. One that is the day's
 * lowest or highest stays. A level of before the first trade is yesterday's and is left out; one that is told again after
 * the session belongs to its end.
 */
export function withLatest(
  points: readonly LinePoint[],
  told: { at: Instant; value: Thousandths } | null,
  session: readonly SessionPart[],
): LinePoint[] {
  const [opens, ends] = [session.find(({ phase }) => phase === 'trading')?.from ?? 0, session.at(-1)?.to ?? 0];
  const latest = told && told.at >= opens ? { at: Math.min(told.at, ends), value: told.value } : null;
  const last = points.at(-1);
  if (!latest || (last && latest.at < last.at)) return [...points];
  const before = last && sameMinute(last.at, latest.at) ? points.slice(0, -1) : points;
  const isExtreme = last && isBeyond(last.value, [...before, latest]);
  return [...(isExtreme && last.at < latest.at ? points : before), latest];
}

/**
 * The points that are told anew, one a minute, with the lowest and the highest that were seen on the same day: what another
 * level followed within its minute is not told again.
 */
export function withExtremes(points: readonly LinePoint[], seen: readonly LinePoint[]): LinePoint[] {
  const extremes = extremesOf(seen);
  if (!extremes || points.length === 0) return [...points];
  const missed = [extremes.low, extremes.high].filter((value) => isBeyond(value, points));
  const added = missed.map((value) => seen.find((point) => point.value === value)!);
  return [...points, ...new Set(added)].toSorted((a, b) => a.at - b.at);
}

function isBeyond(value: Thousandths, points: readonly LinePoint[]): boolean {
  return points.every((point) => point.value < value) || points.every((point) => point.value > value);
}

/** When a level was true: one that is told again, after its session or before the next begins to trade, was at its end. */
export function trueAt({ date, isToday }: Pick<IndexDay, 'date' | 'isToday'>, { at }: { at: Instant }): Instant {
  const opens = sessionOn(date).find(({ phase }) => phase === 'trading')?.from;
  const day = isToday && opens !== undefined && at < opens ? previousTradingDay(date) : date;
  return Math.min(at, sessionOn(day).at(-1)?.to ?? at);
}

/**
 * Key of the text that dates a level: the shown day, the last session, or an older time where the source has sent none
 * since. `at` is null where no level is known.
 */
export function levelText(
  { date, isToday, begun }: Pick<IndexDay, 'date' | 'isToday'> & { begun: boolean },
  at: Instant | null,
): 'market.asOf' | 'home.lastSession' | 'home.olderLevel' {
  if (at === null || marketDate(at) >= date) return isToday ? 'market.asOf' : 'home.lastSession';
  // Before its first level of today an index keeps the level of the last session.
  return isToday && !begun && marketDate(at) === previousTradingDay(date) ? 'home.lastSession' : 'home.olderLevel';
}

function sameMinute(a: Instant, b: Instant): boolean {
  return Math.floor(a / MINUTE_MS) === Math.floor(b / MINUTE_MS);
}

/** The day's opening level and extremes; null before the first level. */
export function extremesOf(
  points: readonly LinePoint[],
): { open: Thousandths; low: Thousandths; high: Thousandths } | null {
  const first = points[0];
  if (!first) return null;
  const values = points.map((point) => point.value);
  return { open: first.value, low: Math.min(...values), high: Math.max(...values) };
}

/** The position of a value between two others, 0 to 1; null without a range. */
export function shareBetween(low: number, high: number, value: number): number | null {
  return high > low ? Math.max(0, Math.min(1, (value - low) / (high - low))) : null;
}
