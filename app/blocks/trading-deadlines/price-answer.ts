import { isTradingDay } from '#domain/calendar.ts';
import { checkPrice, placeInLimits, type LimitsPlace, type PriceCheck } from '#domain/price-check.ts';
import type { Quote } from '#domain/quote.ts';
import { limitPercents, priceLimits, tickBands, type Band } from '#domain/tick.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';

export interface PriceAnswer {
  date: PlainDate;
  /** Of the asked price; null where none is asked for. */
  check: PriceCheck | null;
  /** The steps of the day. */
  bands: readonly Band[];
  /** How far the limits stand from the previous close, in per cent. */
  percents: { up: number; down: number };
  /** Of the asked security; null where none is asked for. */
  limits: SecurityLimits | null;
}

/** A security's limits of today: of any other day the close before it is not known. */
export interface SecurityLimits {
  symbol: string;
  /** What the limits are counted from; null on another day than today, and without a previous close. */
  today: { reference: Thousandths; lower: Thousandths; upper: Thousandths; place: LimitsPlace | null } | null;
}

/** A price and a security's limits by the rules of that day. */
export function priceAnswer(date: PlainDate, price: Thousandths | null, limits: SecurityLimits | null): PriceAnswer {
  return {
    date,
    check: price === null ? null : checkPrice(price, date),
    bands: tickBands(date),
    percents: limitPercents(date),
    limits,
  };
}

/** The limits of a security on a day, when the market's day is `today`. */
export function securityLimits(
  symbol: string,
  quote: Pick<Quote, 'reference' | 'previousClose'> | undefined,
  price: Thousandths | null,
  { date, today }: { date: PlainDate; today: PlainDate },
): SecurityLimits {
  const reference = quote?.reference ?? quote?.previousClose ?? null;
  if (reference === null || date !== today || !isTradingDay(today)) return { symbol, today: null };
  const { lower, upper } = priceLimits(reference, today);
  const place = price === null ? null : placeInLimits(price, { lower, upper });
  return { symbol, today: { reference, lower, upper, place } };
}
