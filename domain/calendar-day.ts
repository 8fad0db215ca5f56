import type { EventMarker } from './corporate-action.ts';
import type { Instant, PlainDate } from './time.ts';

/** One entry of a calendar (RFC 5545): a day, or hours of one. */
export interface CalendarDay {
  /** The same for ever. */
  id: string;
  title: string;
  /** A day, or the instant at which it begins. */
  from: PlainDate | Instant;
  /** The last day, or the instant at which it ends; null where nobody said. */
  to: PlainDate | Instant | null;
  marker: EventMarker;
  /** How often it was changed, and when last. */
  revision: { count: number; changedAt: Instant };
  place?: string | null;
  /** Whole address of the page that tells more. */
  url?: string;
  notes?: string;
}
