import type { AdjustedBar, CapitalEvent } from './adjusted-price.ts';
import { total } from './bar-summary.ts';
import type { SecurityLine, Turned } from './bulletin.ts';
import type { BulletinPeriod } from './bulletin-period.ts';
import { addDays } from './calendar.ts';
import type { DailyBar } from './quote.ts';
import type { Security } from './security.ts';
import { sharesOn, type NewShares } from './shares-in-issue.ts';
import { divideRounded, percentOf, type Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';
import { isTradedBar } from './traded-bars.ts';
import { closeOn, inUnitsOf } from './units-of-day.ts';

/** A security with its days, oldest first, from before the period on. */
export interface SecurityInput {
  security: Pick<Security, 'symbol' | 'name' | 'isin' | 'kind' | 'board' | 'sector'>;
  bars: readonly DailyBar[];
  events: readonly CapitalEvent[];
  /** Issued shares on the period's last day. */
  issuedShares: number | null;
  /** New shares from rights issues. */
  newShares?: readonly NewShares[];
  /** For a security that was removed: a day by which it was no longer listed. */
  goneBy?: PlainDate | undefined;
}

/** A security over a period, with the data that sums over the market need. */
export interface CountedSecurity {
  line: SecurityLine;
  /** Days of the period on which the security traded, as traded. */
  bars: readonly DailyBar[];
  /** Market value on the first day. */
  firstValue: Thousandths | null;
  /** True when it was still listed at the end of the period. */
  isListed: boolean;
  /**
   * Market value at the end of a day, with the shares in issue on that day; null before the first close, and once it was
   * removed.
   */
  valueOn(day: PlainDate): Thousandths | null;
}

/** First open, highest, lowest and last price over a number of days. */
export type Extremes = Pick<DailyBar, 'open' | 'high' | 'low' | 'close'>;

/**
 * A security over a period: prices in the units of its last day, so that a split is not a fall; value, volume and
 * trades as reported. The change is against the last close before the period.
 */
export function countedSecurity(
  { from, to }: Pick<BulletinPeriod, 'from' | 'to'>,
  input: SecurityInput,
): CountedSecurity {
  const { security, bars, events, issuedShares, goneBy } = input;
  const known = bars.filter(({ date }) => date <= to);
  const adjusted = inUnitsOf(to, known, events);
  const period = adjusted.filter(({ date }) => date >= from);
  const previousClose = adjusted.findLast(({ date }) => date < from)?.close ?? null;
  const own = known.filter((bar) => bar.date >= from && isTradedBar(bar));
  const traded = period.filter(isTradedBar);
  const prices = extremesOf(traded);
  const close = period.at(-1)?.close ?? previousClose;
  const sums = turnedOf(own);
  const isListedOn = (day: PlainDate) => goneBy === undefined || day < goneBy;
  const valueOn = (day: PlainDate) =>
    isListedOn(day) ? worth(closeOn(day, bars, events), sharesOf(input, day, to)) : null;
  const isListed = isListedOn(to);
  const first = known.find(({ date }) => date >= from);
  return {
    bars: own,
    firstValue: valueOn(addDays(from, -1)) ?? (first ? worth(first.open, sharesOf(input, first.date, to)) : null),
    isListed,
    valueOn,
    line: {
      symbol: security.symbol,
      name: security.name,
      isin: security.isin,
      kind: security.kind,
      board: security.board,
      sector: security.sector,
      open: prices?.open ?? null,
      high: prices?.high ?? null,
      low: prices?.low ?? null,
      close,
      previousClose,
      ...changeOf(prices, previousClose),
      vwap: averagePrice(paidIn(traded), total(traded, 'volume')),
      ...sums,
      days: own.length,
      lastTraded: known.findLast(isTradedBar)?.date ?? null,
      issuedShares,
      marketValue: isListed ? worth(close, issuedShares) : null,
    },
  };
}

function worth(price: Thousandths | null, shares: number | null): Thousandths | null {
  return price === null || shares === null ? null : price * shares;
}

/** Shares in issue on a day up to the last day of the period. */
function sharesOf({ issuedShares, events, newShares = [] }: SecurityInput, day: PlainDate, to: PlainDate) {
  return issuedShares === null ? null : sharesOn(day, { day: to, shares: issuedShares }, { events, newShares });
}

/** Value traded in the units of the prices: a rights issue moves prices but no volume. */
function paidIn(bars: readonly Pick<AdjustedBar, 'paid'>[]): Thousandths | null {
  return total(
    bars.map(({ paid }) => ({ value: paid })),
    'value',
  );
}

/** The days as one; null when there are none. */
export function extremesOf(bars: readonly DailyBar[]): Extremes | null {
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return null;
  return {
    open: first.open,
    high: Math.max(...bars.map(({ high }) => high)),
    low: Math.min(...bars.map(({ low }) => low)),
    close: last.close,
  };
}

/** Change of the last close against the close before the days; null when either is not known. */
export function changeOf(prices: Extremes | null, previousClose: Thousandths | null) {
  if (!prices || !previousClose) return { change: null, changePercent: null };
  const change = prices.close - previousClose;
  return { change, changePercent: percentOf(change, previousClose) };
}

/** Sums over a number of days; null when any day lacks the figure. */
export function turnedOf(bars: readonly Turned[]): Turned {
  return { value: total(bars, 'value'), volume: total(bars, 'volume'), trades: total(bars, 'trades') };
}

function averagePrice(value: Thousandths | null, volume: number | null): Thousandths | null {
  return value === null || !volume ? null : divideRounded(value, volume);
}
