import { addDays, nextTradingDay, previousTradingDay, tradingDayBy, weekday } from './calendar.ts';
import { marketInstant } from './date.ts';
import { monthsFrom, type Month } from './month.ts';
import type { Quote } from './quote.ts';
import { sessionOn } from './session.ts';
import type { Thousandths } from './thousandths.ts';
import type { Instant, PlainDate } from './time.ts';

/** Time left to a contract's last trading day. */
export interface ContractLife {
  state: 'open' | 'last-day' | 'expired';
  /** Trading days after this one up to and including the last; 0 from the last day on. */
  tradingDaysLeft: number;
}

const THURSDAY = 4;
const DAYS_A_WEEK = 7;

/**
 * Last trading day of a month's contracts on an index or a share: the third Thursday, or the trading day before it when
 * the market is closed that day (docs/market-rules.md, Prices of futures).
 */
export function lastTradingDay(month: Month): PlainDate {
  const first = `${month}-01`;
  const third = addDays(first, ((THURSDAY - weekday(first) + DAYS_A_WEEK) % DAYS_A_WEEK) + 2 * DAYS_A_WEEK);
  return tradingDayBy(third);
}

/**
 * Last trading day of a month's oil contracts: the last trading day of the second month before it
 * (docs/market-rules.md, Prices of futures).
 */
export function lastOilDay(month: Month): PlainDate {
  return previousTradingDay(`${monthsFrom(month, -1) ?? month}-01`);
}

/**
 * The life of a contract: it trades until its expiry date, that day included, and is settled in cash at the end
 * (docs/market-rules.md, Prices).
 */
export function contractLife(expiresOn: PlainDate, today: PlainDate): ContractLife {
  if (today > expiresOn) return { state: 'expired', tradingDaysLeft: 0 };
  let tradingDaysLeft = 0;
  for (let day = nextTradingDay(today); day <= expiresOn; day = nextTradingDay(day)) tradingDaysLeft += 1;
  return { state: tradingDaysLeft === 0 ? 'last-day' : 'open', tradingDaysLeft };
}

/** When a contract stops trading: the end of its last day's session. */
export function tradingEnds(expiresOn: PlainDate): Instant {
  return sessionOn(expiresOn).at(-1)?.to ?? marketInstant(expiresOn, '00:00');
}

/**
 * The final settlement price of a contract. Until its last session is over, a quote has the day before's price, as does
 * one received before then: the result is then null.
 */
export function finalSettlement(
  quote: Pick<Quote, 'settlementPrice' | 'at'>,
  expiresOn: PlainDate,
): Thousandths | null {
  return quote.at >= tradingEnds(expiresOn) ? quote.settlementPrice : null;
}
