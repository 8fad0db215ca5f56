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
  /** Why the asked day has no trades; null on a trading day. */
  closedFor: ClosedFor;
  /** The asked day, or the next one on which trades can be made. */
  tradeDate: PlainDate;
  settlesOn: PlainDate;
  /** The day whose trades settle on the asked one; null where there is no trading on it. */
  settling: PlainDate | null;
  /** The holidays between the two that would be trading days, and do not count. */
  holidays: Holiday[];
  /** False where a holiday may still be announced between them. */
  isCertain: boolean;
}

export interface EntitlementAnswer extends DividendDates {
  asked: PlainDate;
  isCertain: boolean;
}

/** When a trade made on that day settles, or one made in the next session where there is none on it. */
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

/** Until when a share must be bought that goes ex on that day. */
export function entitlementAnswer(asked: PlainDate): EntitlementAnswer {
  const days = dividendDates(asked);
  return { asked, ...days, isCertain: [days.lastDayToBuy, days.recordDate].every(hasLunarHolidays) };
}

function holidaysBetween(from: PlainDate, to: PlainDate): Holiday[] {
  return HOLIDAYS.filter(({ date }) => date > from && date < to && isTradingDay(date, WITHOUT_HOLIDAYS));
}
