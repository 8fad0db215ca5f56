import type { PlainDate } from '#domain/time.ts';
import type { DayAhead } from '#domain/week-ahead.ts';

/** A day of an offering or a rights issue, or the last day of futures contracts, in the page's language. */
export interface IssueOnDay {
  id: string;
  date: PlainDate;
  /** The issuer that offers shares, the symbol of the share with the rights, or the name of the futures. */
  name: string;
  to: string;
  what: string;
  confirmed: boolean;
}

/** A day of the week ahead in the page's language. */
export interface WeekDay extends Omit<DayAhead, 'closedFor'> {
  /** The holiday's name; null on a trading day. */
  closedFor: string | null;
  /** Days of offerings and rights issues, and the last days of futures. */
  issues: IssueOnDay[];
  /** The exchange's own events, which have a time and no issuer. */
  events: { id: string; title: string; time: string | null }[];
}
