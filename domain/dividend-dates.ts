import { DEFAULT_CALENDAR, isTradingDay, nextTradingDay, previousTradingDay, settlementDate } from './calendar.ts';
import type { TradingCalendar } from './calendar.ts';
import type { CorporateAction } from './corporate-action.ts';
import type { PlainDate } from './time.ts';

/** The days of an entitlement, in the order in which they come. */
export interface DividendDates {
  /** A share bought on this day still carries the right. */
  lastDayToBuy: PlainDate;
  /** From here on it trades without. */
  exDate: PlainDate;
  /** Anyone who is in the register at the end of this day has the right. */
  recordDate: PlainDate;
  /** When the trades of the last day to buy settle: with T+2 the record date. */
  settlementDate: PlainDate;
}

/** The days around an ex-dividend date; one that falls on a closed day counts as the next trading day. */
export function dividendDates(exDate: PlainDate, calendar: TradingCalendar = DEFAULT_CALENDAR): DividendDates {
  const ex = isTradingDay(exDate, calendar) ? exDate : nextTradingDay(exDate, calendar);
  const lastDayToBuy = previousTradingDay(ex, calendar);
  const settled = settlementDate(lastDayToBuy, calendar);
  return { lastDayToBuy, exDate: ex, recordDate: settled, settlementDate: settled };
}

/** Until when a share must be bought for the right: as its source says, else by the ex-dividend date; null without either. */
export function lastDayToBuy(
  { entitlementDate, exDate }: Pick<CorporateAction, 'entitlementDate' | 'exDate'>,
  calendar: TradingCalendar = DEFAULT_CALENDAR,
): PlainDate | null {
  return entitlementDate ?? (exDate && dividendDates(exDate, calendar).lastDayToBuy);
}

/** Whether one must buy in time to have it: a split or a reduction comes to every share by itself. */
export function isBoughtFor({ kind }: { kind: string }): boolean {
  return kind !== 'split' && kind !== 'capital-reduction';
}

/** Why the days of a corporate action cannot be right, in a sentence, or null: a source that gives some of them is asked only about those. */
export function corporateActionFault(action: CorporateAction): string | null {
  const days = [
    ['meeting date', action.meetingDate],
    ['entitlement date', action.entitlementDate],
    ['ex-dividend date', action.exDate],
    ['record date', action.recordDate],
    ['payment date', action.paymentDate],
  ] as const;
  const known = days.flatMap(([name, day]) => (day === null ? [] : [{ name, day }]));
  const late = known.findIndex(({ day }, i) => i > 0 && day < known[i - 1]!.day);
  if (late === -1) return null;
  const [before, after] = [known[late - 1]!, known[late]!];
  return `The ${after.name} ${after.day} lies before the ${before.name} ${before.day}: the days of an entitlement come in that order.`;
}
