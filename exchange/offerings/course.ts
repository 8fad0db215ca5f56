import { addDays, isTradingDay, weekday } from '#domain/calendar.ts';
import type { OfferingDays } from '#domain/offering.ts';
import type { PlainDate } from '#domain/time.ts';
import { onTradingDay } from '../issuers/corporate-year.ts';

/** All days of an offering as planned. */
export type Course = { [Day in keyof OfferingDays]: PlainDate } & {
  opens: PlainDate;
  /** Closing day for individuals and employees. */
  closes: PlainDate;
  /** Closing day for professional investors. */
  closesLate: PlainDate;
};

/** Days relative to the opening. */
const AFTER = {
  announced: -14,
  range: -3,
  closes: 8,
  closesLate: 9,
  priced: 10,
  allotted: 14,
  refunded: 16,
  listed: 17,
} as const;

/** The course of an offering that opens on that Monday, or on the next trading day. */
export function courseFrom(monday: PlainDate): Course {
  const day = (step: keyof typeof AFTER) => onTradingDay(addDays(monday, AFTER[step]));
  return {
    announced: day('announced'),
    range: tradingDayBefore(addDays(monday, AFTER.range)),
    opens: onTradingDay(monday),
    closes: day('closes'),
    closesLate: day('closesLate'),
    priced: day('priced'),
    allotted: day('allotted'),
    refunded: day('refunded'),
    listed: day('listed'),
  };
}

/** The course of an offering whose shares started trading on that day. */
export function courseTo(listed: PlainDate): Course {
  return { ...courseFrom(mondayBefore(addDays(listed, -AFTER.listed - 1))), listed };
}

/** That day if it is a Monday, otherwise the Monday before it. */
export function mondayBefore(day: PlainDate): PlainDate {
  return addDays(day, -((weekday(day) + 6) % 7));
}

/** The range is published before the opening. */
function tradingDayBefore(day: PlainDate): PlainDate {
  return isTradingDay(day) ? day : tradingDayBefore(addDays(day, -1));
}
