import { DEFAULT_CALENDAR, isTradingDay, nextTradingDay, previousTradingDay, settlementDate } from './calendar.ts';
import type { TradingCalendar } from './calendar.ts';
import type { CorporateAction } from './corporate-action.ts';
import type { PlainDate } from './time.ts';

/** The days of an entitlement, in chronological order. */
export interface DividendDates {
  /** A share bought on this day still carries the right. */
  lastDayToBuy: PlainDate;
  /** From this day on the share trades without the right. */
  exDate: PlainDate;
  /** Whoever is in the register at the end of this day has the right. */
  recordDate: PlainDate;
  /** When trades of the last day to buy settle: with T+2 the record date. */
  settlementDate: PlainDate;
}

/** The days around an ex-dividend date; a date on a closed day counts as the next trading day. */
export function dividendDates(exDate: PlainDate, calendar: TradingCalendar = DEFAULT_CALENDAR): DividendDates {
  const ex = isTradingDay(exDate, calendar) ? exDate : nextTradingDay(exDate, calendar);
  const lastDayToBuy = previousTradingDay(ex, calendar);
  const settled = settlementDate(lastDayToBuy, calendar);
  return { lastDayToBuy, exDate: ex, recordDate: settled, settlementDate: settled };
}

/**
 * The last day to buy a share with the right: from its source, or computed from the ex-dividend date; null without
 * either.
 */
export function lastDayToBuy(
  { entitlementDate, exDate }: Pick<CorporateAction, 'entitlementDate' | 'exDate'>,
  calendar: TradingCalendar = DEFAULT_CALENDAR,
): PlainDate | null {
  return entitlementDate ?? (exDate && dividendDates(exDate, calendar).lastDayToBuy);
}

/** True when a share must be bought in time to benefit: a split or a reduction applies to every share. */
export function isBoughtFor({ kind }: { kind: string }): boolean {
  return kind !== 'split' && kind !== 'capital-reduction';
}

/**
 * A sentence on why the days of a corporate action cannot be right, or null. Only days that the source gives are
 * checked.
 */
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
