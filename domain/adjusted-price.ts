import type { DailyBar } from './quote.ts';
import type { ShareRatio } from './corporate-action.ts';
import type { PlainDate } from './time.ts';
import type { Thousandths } from './thousandths.ts';

/** Prices as traded; adjusted for capital changes; with dividends reinvested as well. */
export const PRICE_BASES = ['raw', 'adjusted', 'total'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/** Events of one day apply in this order, each to the price after the one before it. */
export const EVENT_KINDS = ['cash-dividend', 'rights-issue', 'bonus-shares', 'split', 'capital-reduction'] as const;

interface EventDay {
  exDate: PlainDate;
}

/**
 * An event that moves a price without a trade. `units` replace `of` old ones in a split or a reduction; in other events
 * they are added to them.
 */
export type CapitalEvent = EventDay &
  (
    | { kind: 'cash-dividend'; amount: Thousandths }
    | { kind: 'rights-issue'; ratio: ShareRatio; issuePrice: Thousandths; announced?: Thousandths | null }
    | { kind: 'bonus-shares' | 'split' | 'capital-reduction'; ratio: ShareRatio }
  );

/** An exact ratio of two whole numbers. */
export interface Factor {
  numerator: bigint;
  denominator: bigint;
}

/** An event with the factors that were applied. */
export interface AppliedEvent {
  event: CapitalEvent;
  /** The last close before the ex-date, as traded. */
  closeBefore: Thousandths;
  price: Factor;
  /** Product of the factors of all events from this one to the end of the bars. */
  running: Factor;
  /** True for a dividend or a subscription at or above the price: it does not change prices. */
  isVoid: boolean;
}

export interface AdjustedBar extends DailyBar {
  /** Adjusted prices are traded prices times this factor. */
  factor: Factor;
  /** The value traded at adjusted prices: adjusted volume times the adjusted average price. */
  paid: Thousandths | null;
}

export interface Adjusted {
  bars: AdjustedBar[];
  /** Latest first. */
  events: AppliedEvent[];
}

const ONE: Factor = { numerator: 1n, denominator: 1n };

/**
 * Bars of one security, oldest first, on a basis: each price times the factors of all events with a later ex-date, up
 * to the last bar's day. Volumes follow splits, bonus shares and reductions; turnover and trades are unchanged. Each
 * figure is rounded once, half away from zero (docs/market-rules.md, Adjusted prices). Events must be confirmed; an
 * event without a close before it changes nothing.
 */
export function adjustedBars(
  bars: readonly DailyBar[],
  events: readonly CapitalEvent[],
  basis: PriceBasis,
  closeBeforeAll: Thousandths | null = null,
): Adjusted {
  const last = bars.at(-1)?.date ?? '';
  const counted = latestFirst(events.filter(({ kind, exDate }) => exDate <= last && isCounted(kind, basis)));
  const applied: AppliedEvent[] = [];
  const adjusted: AdjustedBar[] = [];
  let [price, volume] = [ONE, ONE];
  let at = 0;
  for (let i = bars.length - 1; i >= -1; i -= 1) {
    const close = i < 0 ? closeBeforeAll : bars[i]!.close;
    const day = bars[i]?.date ?? '';
    const passed: CapitalEvent[] = [];
    for (; at < counted.length && counted[at]!.exDate > day; at += 1) passed.push(counted[at]!);
    const steps = close === null ? [] : stepsOf(passed, close);
    for (const step of steps) {
      price = product(price, step.price);
      volume = product(volume, step.volume);
      applied.push({ event: step.event, closeBefore: close!, price: step.price, running: price, isVoid: step.isVoid });
    }
    if (i >= 0) adjusted.push(adjustedBar(bars[i]!, price, volume));
  }
  return { bars: adjusted.reverse(), events: applied };
}

/** A factor with nine decimals, for files and API clients. */
export function factorText({ numerator, denominator }: Factor): string {
  const scaled = rounded(numerator * 1_000_000_000n, denominator);
  const digits = String(scaled).padStart(10, '0');
  return `${digits.slice(0, -9)}.${digits.slice(-9)}`;
}

/** The factor by which one event changes a price, by the last close before its ex-date; 1 when it changes nothing. */
export function priceFactor(event: CapitalEvent, close: Thousandths): Factor {
  return stepOf(event, { numerator: BigInt(close), denominator: 1n }).price;
}

/**
 * The factor from prices of one day to prices in the units of a later day, by the close of the first: that of all
 * capital changes between them. Cash dividends change no units.
 */
export function unitsFactor(
  events: readonly CapitalEvent[],
  { from, to, close }: { from: PlainDate; to: PlainDate; close: Thousandths },
): Factor {
  const passed = events.filter(({ kind, exDate }) => from < exDate && exDate <= to && isCounted(kind, 'adjusted'));
  return stepsOf(latestFirst(passed), close).reduce((all, { price }) => product(all, price), ONE);
}

/** A price times a factor, rounded once; at least one thousandth. */
export function byFactor(value: Thousandths, { numerator, denominator }: Factor): Thousandths {
  return Math.max(1, Number(rounded(BigInt(value) * numerator, denominator)));
}

interface Step {
  event: CapitalEvent;
  price: Factor;
  volume: Factor;
  isVoid: boolean;
}

/** The events of one day, the last to apply first: each is computed from the price after those that apply before it. */
function stepsOf(reversed: readonly CapitalEvent[], close: Thousandths): Step[] {
  const steps: Step[] = [];
  let left: Factor = { numerator: BigInt(close), denominator: 1n };
  for (const event of reversed.toReversed()) {
    const step = stepOf(event, left);
    steps.unshift(step);
    left = product(left, step.price);
  }
  return steps;
}

function stepOf(event: CapitalEvent, close: Factor): Step {
  if (event.kind === 'cash-dividend') return dividendStep(event, close);
  if (event.kind === 'rights-issue') return rightsStep(event, close);
  const { units, of } = event.ratio;
  const kept = event.kind === 'bonus-shares' ? factor(of, of + units) : factor(of, units);
  return { event, price: kept, volume: kept, isVoid: false };
}

/** (C − D) ÷ C. */
function dividendStep(event: CapitalEvent & { kind: 'cash-dividend' }, { numerator, denominator }: Factor): Step {
  const rest = numerator - BigInt(event.amount) * denominator;
  if (rest <= 0n) return { event, price: ONE, volume: ONE, isVoid: true };
  return { event, price: { numerator: rest, denominator: numerator }, volume: ONE, isVoid: false };
}

/** T ÷ C with T = (m·C + n·S) ÷ (m + n), or the price that the exchange announced. */
function rightsStep(event: CapitalEvent & { kind: 'rights-issue' }, close: Factor): Step {
  const { ratio, issuePrice, announced } = event;
  const { numerator, denominator } = close;
  const isVoid = BigInt(issuePrice) * denominator >= numerator;
  if (isVoid) return { event, price: ONE, volume: ONE, isVoid };
  if (announced) {
    return {
      event,
      price: { numerator: BigInt(announced) * denominator, denominator: numerator },
      volume: ONE,
      isVoid,
    };
  }
  const [held, added] = [BigInt(ratio.of), BigInt(ratio.units)];
  const worth = held * numerator + added * BigInt(issuePrice) * denominator;
  return { event, price: { numerator: worth, denominator: (held + added) * numerator }, volume: ONE, isVoid };
}

function adjustedBar(bar: DailyBar, price: Factor, volume: Factor): AdjustedBar {
  const units = bar.volume === null ? null : rounded(BigInt(bar.volume) * volume.denominator, volume.numerator);
  return {
    ...bar,
    open: byFactor(bar.open, price),
    high: byFactor(bar.high, price),
    low: byFactor(bar.low, price),
    close: byFactor(bar.close, price),
    volume: units === null ? null : Number(units),
    paid: bar.value === null ? null : paidAt(bar.value, price, volume),
    factor: price,
  };
}

/** A split moves prices and volumes alike and leaves this as it was; dividends and subscriptions move prices alone. */
function paidAt(value: Thousandths, price: Factor, volume: Factor): Thousandths {
  const scaled = BigInt(value) * price.numerator * volume.denominator;
  return Number(rounded(scaled, price.denominator * volume.numerator));
}

function isCounted(kind: CapitalEvent['kind'], basis: PriceBasis): boolean {
  return basis === 'total' || (basis === 'adjusted' && kind !== 'cash-dividend');
}

function latestFirst(events: readonly CapitalEvent[]): CapitalEvent[] {
  return events.toSorted((a, b) => compare(b.exDate, a.exDate) || orderOf(b.kind) - orderOf(a.kind));
}

function orderOf(kind: CapitalEvent['kind']): number {
  return EVENT_KINDS.indexOf(kind);
}

function factor(numerator: number, denominator: number): Factor {
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
}

/** The product of two factors, in lowest terms. */
export function product(a: Factor, b: Factor): Factor {
  const [numerator, denominator] = [a.numerator * b.numerator, a.denominator * b.denominator];
  const shared = greatestDivisor(numerator, denominator);
  return { numerator: numerator / shared, denominator: denominator / shared };
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

/** Rounds half away from zero; both arguments must be positive. */
function rounded(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
