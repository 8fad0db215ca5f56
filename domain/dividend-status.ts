import { addDays } from './calendar.ts';
import type { CorporateAction } from './corporate-action.ts';
import { dayNumber, type PlainDate } from './time.ts';

export const DIVIDEND_STATUSES = ['proposed', 'confirmed', 'paid', 'withdrawn'] as const;
export type DividendStatus = (typeof DIVIDEND_STATUSES)[number];

/**
 * Holders registered this many days after the general meeting receive the dividend (circular of the regulator, January
 * 2023).
 */
const REGISTERED_AFTER_DAYS = 10;
/** The dividend must be paid within this many days of the decision. */
const PAID_WITHIN_DAYS = 30;

/** The status of a dividend on that day: a confirmed one is paid when its payment day has passed. */
export function dividendStatus(
  { marker, paymentDate }: Pick<CorporateAction, 'marker' | 'paymentDate'>,
  today: PlainDate,
): DividendStatus {
  return marker === 'confirmed' && paymentDate !== null && paymentDate < today ? 'paid' : marker;
}

/** Deadlines that follow from a general meeting's decision on a dividend. */
export function dividendDeadlines(meeting: PlainDate): { registered: PlainDate; payBy: PlainDate } {
  return { registered: addDays(meeting, REGISTERED_AFTER_DAYS), payBy: addDays(meeting, PAID_WITHIN_DAYS) };
}

/** Time from the decision to the payment. */
export interface PaymentDelay {
  days: number;
  isLate: boolean;
  /** True when no payment day is announced: days are counted until today. */
  isSoFar: boolean;
}

/** Null when no general meeting decides, or none has met yet, or the dividend was withdrawn. */
export function paymentDelay(
  { meetingDate, paymentDate, marker }: Pick<CorporateAction, 'meetingDate' | 'paymentDate' | 'marker'>,
  today: PlainDate,
): PaymentDelay | null {
  if (meetingDate === null || marker === 'withdrawn') return null;
  const until = paymentDate ?? today;
  if (until < meetingDate) return null;
  const days = dayNumber(until) - dayNumber(meetingDate);
  return { days, isLate: days > PAID_WITHIN_DAYS, isSoFar: paymentDate === null };
}
