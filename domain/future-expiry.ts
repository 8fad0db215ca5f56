import { nextTradingDay } from './calendar.ts';
import type { PlainDate } from './time.ts';

/** How far a contract is from its last trading day. */
export interface ExpiryStanding {
  state: 'open' | 'last-day' | 'expired';
  /** Trading days after this one, the last one among them; 0 from the last one on. */
  tradingDaysLeft: number;
}

/** A contract trades until its expiry date, that day included, and is settled in cash at its end (market-rules.md, Prices). */
export function expiryStanding(expiresOn: PlainDate, today: PlainDate): ExpiryStanding {
  if (today > expiresOn) return { state: 'expired', tradingDaysLeft: 0 };
  let tradingDaysLeft = 0;
  for (let day = nextTradingDay(today); day <= expiresOn; day = nextTradingDay(day)) tradingDaysLeft += 1;
  return { state: tradingDaysLeft === 0 ? 'last-day' : 'open', tradingDaysLeft };
}
