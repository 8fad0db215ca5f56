import { checkPrice, placeInLimits, type LimitsPlace, type PriceCheck } from '#domain/price-check.ts';
import type { Quote } from '#domain/quote.ts';
import { limitPercents, priceLimits, tickBands, type Band, type PriceRule } from '#domain/tick.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';

export interface PriceAnswer {
  date: PlainDate;
  rule: PriceRule;
  /** Check of the requested price; null where none is requested. */
  check: PriceCheck | null;
  /** The price steps of the day. */
  bands: readonly Band[];
  /** Distance of the limits from the previous close, in per cent. */
  percents: { up: number; down: number };
  /** Limits of the requested security; null where none is requested. */
  limits: SecurityLimits | null;
}

/** Today's limits of a security: for any other day the previous close is not known. */
export interface SecurityLimits {
  symbol: string;
  /** True when its prices have no limits on that day. */
  isFree?: boolean;
  /**
   * The reference price of the limits, with the limits; null on another day than today, and without a previous close.
   */
  today: { reference: Thousandths; lower: Thousandths; upper: Thousandths; place: LimitsPlace | null } | null;
}

/** A price and a security's limits under one of the rules of that day. */
export function priceAnswer(
  date: PlainDate,
  price: Thousandths | null,
  limits: SecurityLimits | null,
  rule: PriceRule = 'share',
): PriceAnswer {
  return {
    date,
    rule,
    check: price === null ? null : checkPrice(price, date, rule),
    bands: tickBands(date, rule),
    percents: limitPercents(date, rule),
    limits,
  };
}

interface LimitDay {
  date: PlainDate;
  /** The market's day once its session has begun; null before. */
  today: PlainDate | null;
  rule?: PriceRule;
  isFree?: boolean | undefined;
}

/**
 * The limits of a security on a day. Before the day's session has begun, the reference price is that of the day before.
 */
export function securityLimits(
  symbol: string,
  quote: Pick<Quote, 'reference' | 'previousClose'> | undefined,
  price: Thousandths | null,
  { date, today, rule = 'share', isFree = false }: LimitDay,
): SecurityLimits {
  if (isFree) return { symbol, isFree, today: null };
  const reference = quote?.reference ?? quote?.previousClose ?? null;
  if (reference === null || date !== today) return { symbol, today: null };
  const { lower, upper } = priceLimits(reference, today, rule);
  const place = price === null ? null : placeInLimits(price, { lower, upper });
  return { symbol, today: { reference, lower, upper, place } };
}
