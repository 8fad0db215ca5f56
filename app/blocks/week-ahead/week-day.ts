import type { DayAhead } from '#domain/week-ahead.ts';

/** A day of the week ahead in the page's language. */
export interface WeekDay extends Omit<DayAhead, 'closedFor'> {
  /** The holiday's name; null on a trading day. */
  closedFor: string | null;
  /** The exchange's own events, which have a time and no issuer. */
  events: { id: string; title: string; time: string | null }[];
}
