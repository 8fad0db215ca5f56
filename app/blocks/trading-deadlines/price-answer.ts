import { checkPrice, placeInLimits, type LimitsPlace, type PriceCheck } from '#domain/price-check.ts';
import type { Quote } from '#domain/quote.ts';
import { limitPercents, priceLimits, tickBands, type Band, type PriceRule } from '#domain/tick.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';

export interface PriceAnswer {
  date: PlainDate;
  rule: PriceRule;
  /** Of the asked price; null where none is asked for. */
  check: PriceCheck | null;
  /** The steps of the day. */
  bands: readonly Band[];
  /** How far the limits are from the previous close, in per cent. */
  percents: { up: number; down: number };
  /** Of the asked security; null where none is asked for. */
  limits: SecurityLimits | null;
}

/** A security's limits of today: of any other day the close before it is not known. */
export interface SecurityLimits {
  symbol: string;
  /** On that day its prices have no limits. */
  isFree?: boolean;
  /** What the limits are counted from; null on another day than today, and without a previous close. */
  today: { reference: Thousandths; lower: Thousandths; upper: Thousandths; place: LimitsPlace | null } | null;
}

/** A price and a security's limits by one of the rules of that day. */
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
  /** The market's day once its session has begun. */
  today: PlainDate | null;
  rule?: PriceRule;
  isFree?: boolean | undefined;
}

/** The limits of a security on a day. Before the session of the day has begun, the reference price is the day's before. */
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
