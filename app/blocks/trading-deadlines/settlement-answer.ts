import {
  hasLunarHolidays,
  HOLIDAYS,
  isTradingDay,
  nextTradingDay,
  settlementDate,
  tradeDateSettledOn,
} from '#domain/calendar.ts';
import type { Holiday, TradingCalendar } from '#domain/calendar.ts';
import { dividendDates, type DividendDates } from '#domain/dividend-dates.ts';
import type { PlainDate } from '#domain/time.ts';
import { closedFor, type ClosedFor } from './moment-answer.ts';

const WITHOUT_HOLIDAYS: TradingCalendar = { holidays: [] };

/** When a trade made on a day settles. */
export interface SettlementAnswer {
  asked: PlainDate;
  /** Reason why the requested day has no trades; null on a trading day. */
  closedFor: ClosedFor;
  /** The requested day, or the next trading day. */
  tradeDate: PlainDate;
  settlesOn: PlainDate;
  /** The day whose trades settle on the requested one; null when that is not a trading day. */
  settling: PlainDate | null;
  /** The holidays between the two days that would otherwise be trading days and so do not count. */
  holidays: Holiday[];
  /** False where a holiday may still be announced between them. */
  isCertain: boolean;
}

export interface EntitlementAnswer extends DividendDates {
  asked: PlainDate;
  isCertain: boolean;
}

/** When a trade made on that day settles; if there is no trading on it, a trade of the next session. */
export function settlementAnswer(asked: PlainDate): SettlementAnswer {
  const tradeDate = isTradingDay(asked) ? asked : nextTradingDay(asked);
  const settlesOn = settlementDate(tradeDate);
  return {
    asked,
    closedFor: closedFor(asked),
    tradeDate,
    settlesOn,
    settling: isTradingDay(asked) ? tradeDateSettledOn(asked) : null,
    holidays: holidaysBetween(tradeDate, settlesOn),
    isCertain: [asked, settlesOn].every(hasLunarHolidays),
  };
}

/** The last day to buy a share that goes ex on that day. */
export function entitlementAnswer(asked: PlainDate): EntitlementAnswer {
  const days = dividendDates(asked);
  return { asked, ...days, isCertain: [days.lastDayToBuy, days.recordDate].every(hasLunarHolidays) };
}

function holidaysBetween(from: PlainDate, to: PlainDate): Holiday[] {
  return HOLIDAYS.filter(({ date }) => date > from && date < to && isTradingDay(date, WITHOUT_HOLIDAYS));
}
