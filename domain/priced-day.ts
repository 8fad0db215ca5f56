import { previousTradingDay } from './calendar.ts';
import { marketDate } from './date.ts';
import type { Quote } from './quote.ts';
import { sessionDay } from './session.ts';
import type { PlainDate } from './time.ts';

/** The day of a last price; a security without a trade in the session has the price of the session before it. */
export function pricedDay({ last, lastAt, at }: Pick<Quote, 'last' | 'lastAt' | 'at'>): PlainDate {
  return last === null ? previousTradingDay(sessionDay(at)) : marketDate(lastAt ?? at);
}
