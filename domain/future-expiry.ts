import { addDays, nextTradingDay, previousTradingDay, tradingDayBy, weekday } from './calendar.ts';
import { marketInstant } from './date.ts';
import { monthsFrom, type Month } from './month.ts';
import type { Quote } from './quote.ts';
import { sessionOn } from './session.ts';
import type { Thousandths } from './thousandths.ts';
import type { Instant, PlainDate } from './time.ts';

/** How far a contract is from its last trading day. */
export interface ContractLife {
  state: 'open' | 'last-day' | 'expired';
  /** Trading days after this one, the last one among them; 0 from the last one on. */
  tradingDaysLeft: number;
}

const THURSDAY = 4;
const DAYS_A_WEEK = 7;

/**
 * Last trading day of the contracts of a month on an index or a share: the third Thursday, or the trading day before it
 * where the market is closed on it (docs/market-rules.md, Prices of futures).
 */
export function lastTradingDay(month: Month): PlainDate {
  const first = `${month}-01`;
  const third = addDays(first, ((THURSDAY - weekday(first) + DAYS_A_WEEK) % DAYS_A_WEEK) + 2 * DAYS_A_WEEK);
  return tradingDayBy(third);
}

/** Last trading day of the oil contracts of a month: that of the second month before it (docs/market-rules.md, Prices of futures). */
export function lastOilDay(month: Month): PlainDate {
  return previousTradingDay(`${monthsFrom(month, -1) ?? month}-01`);
}

/** A contract trades until its expiry date, that day included, and is settled in cash at its end (docs/market-rules.md, Prices). */
export function contractLife(expiresOn: PlainDate, today: PlainDate): ContractLife {
  if (today > expiresOn) return { state: 'expired', tradingDaysLeft: 0 };
  let tradingDaysLeft = 0;
  for (let day = nextTradingDay(today); day <= expiresOn; day = nextTradingDay(day)) tradingDaysLeft += 1;
  return { state: tradingDaysLeft === 0 ? 'last-day' : 'open', tradingDaysLeft };
}

/** When a contract stops trading for good: the end of its last day's session. */
export function tradingEnds(expiresOn: PlainDate): Instant {
  return sessionOn(expiresOn).at(-1)?.to ?? marketInstant(expiresOn, '00:00');
}

/**
 * The price at which a contract was settled for good. Until its last session is over a quote says the day before's, and so
 * does one that was heard before: then it is not known.
 */
export function finalSettlement(
  quote: Pick<Quote, 'settlementPrice' | 'at'>,
  expiresOn: PlainDate,
): Thousandths | null {
  return quote.at >= tradingEnds(expiresOn) ? quote.settlementPrice : null;
}
