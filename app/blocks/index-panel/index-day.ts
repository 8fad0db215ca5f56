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
  /** Its name is a sector's, and needs the word index beside it. */
  isSector: boolean;
  date: PlainDate;
  isToday: boolean;
  /** One a minute, oldest first. */
  points: LinePoint[];
  latest: IndexPoint | null;
  previousClose: Thousandths | null;
  /** Extremes of the 52 weeks before, and the last close of the year before; null where no history is held. */
  year: { low: Thousandths; high: Thousandths; start: Thousandths | null } | null;
}

const MINUTE_MS = 60_000;

/**
 * The points with the newest level: it takes the place of one in the same minute, else it follows. A level of before the
 * first trade is yesterday's and is left out; one that is told again after the session belongs to its end.
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
  const kept = last && sameMinute(last.at, latest.at) ? points.slice(0, -1) : points;
  return [...kept, { at: latest.at, value: latest.value }];
}

/** When a level was true: one that is told again, on a later day or before trading begins, was at the end of its session. */
export function trueAt({ date, isToday }: Pick<IndexDay, 'date' | 'isToday'>, { at }: { at: Instant }): Instant {
  const opens = sessionOn(date).find(({ phase }) => phase === 'trading')?.from;
  if (isToday && (opens === undefined || at >= opens)) return at;
  const day = isToday ? previousTradingDay(date) : date;
  return Math.min(at, sessionOn(day).at(-1)?.to ?? at);
}

/**
 * The text that says of when a level is: of the day that is shown, of the last session, or older than that where the source
 * has given none since. `at` is null where no level is known.
 */
export function levelText(
  { date, isToday, begun }: Pick<IndexDay, 'date' | 'isToday'> & { begun: boolean },
  at: Instant | null,
): 'market.asOf' | 'home.lastSession' | 'home.olderLevel' {
  if (at === null || marketDate(at) >= date) return isToday ? 'market.asOf' : 'home.lastSession';
  // Until its first level today an index is where the last session left it.
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

/** Where a value is between two others, 0 to 1; null without a range. */
export function shareBetween(low: number, high: number, value: number): number | null {
  return high > low ? Math.max(0, Math.min(1, (value - low) / (high - low))) : null;
}
