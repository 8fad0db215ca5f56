import type { EventMarker } from './corporate-action.ts';
import type { Instant, PlainDate } from './time.ts';

/** One entry of a calendar (RFC 5545): a day, or hours of one. */
export interface CalendarDay {
  /** Never changes. */
  id: string;
  title: string;
  /** A day, or the instant at which it begins. */
  from: PlainDate | Instant;
  /** The last day, or the instant at which it ends; null when no end was given. */
  to: PlainDate | Instant | null;
  marker: EventMarker;
  /** Number of changes, and the time of the last. */
  revision: { count: number; changedAt: Instant };
  place?: string | null;
  /** Full address of the page with the details. */
  url?: string;
  notes?: string;
}
