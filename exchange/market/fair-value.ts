import type { SessionPart } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import { MARKET_VOLATILITY, SECTOR_VOLATILITY } from './factors.ts';
import type { Factors } from './factors.ts';
import { FutureHistory } from './future-history.ts';
import type { History } from './history.ts';
import { fatTailed } from './random.ts';
import { RightHistory } from './right-history.ts';
import type { SecurityHistory, WalkedHistory } from './security-history.ts';

const MINUTE_MS = 60_000;
/** Shares of a day's variance before the first minute, and in the opening call. */
const OVERNIGHT_VARIANCE = 0.25;
const OPENING_CALL_VARIANCE = 0.05;
/** Part of a day's noise that does not stay in the result: prices wander and return. */
const WANDERING = 0.7;

/** Activity at a point of the continuous session, 0 its start and 1 its end: a U-shape with mean 1. */
export function smile(part: number): number {
  const fromNoon = 2 * part - 1;
  return 0.68 + 0.96 * fromNoon * fromNoon;
}

/** A latent price through the day, minute by minute, in (fractional) thousandths. */
export class FairPath {
  private readonly from: Instant;
  private readonly prices: Float64Array;

  constructor(from: Instant, prices: Float64Array) {
    this.from = from;
    this.prices = prices;
  }

  at(at: Instant): number {
    const minute = Math.max(0, Math.min(this.prices.length - 1.000001, (at - this.from) / MINUTE_MS));
    const whole = Math.floor(minute);
    const before = this.prices[whole]!;
    return before + (this.prices[whole + 1]! - before) * (minute - whole);
  }

  /** The path of a value derived from each of these prices. */
  through(worth: (price: number) => number): FairPath {
    return new FairPath(this.from, this.prices.map(worth));
  }

  get minutes(): Float64Array {
    return this.prices;
  }
}

/** Share of the day's variance that has elapsed at each minute, 0 to 1. */
function varianceClock(parts: readonly SessionPart[]): Float64Array {
  const from = parts[0]!.from;
  const minutes = Math.round((parts.at(-1)!.to - from) / MINUTE_MS);
  const trading = parts.find(({ phase }) => phase === 'trading')!;
  const clock = new Float64Array(minutes + 1);
  let passed = OVERNIGHT_VARIANCE;
  for (let minute = 0; minute <= minutes; minute++) {
    clock[minute] = passed;
    const at = from + minute * MINUTE_MS;
    const part = (at - trading.from) / (trading.to - trading.from);
    if (part < 0) passed += (OPENING_CALL_VARIANCE * MINUTE_MS) / (trading.from - from);
    else passed += ((1 - OVERNIGHT_VARIANCE - OPENING_CALL_VARIANCE) * smile(Math.min(1, part))) / (minutes - 30);
  }
  const end = clock[minutes]!;
  return clock.map((share) => Math.min(1, share / end));
}

/**
 * Builds the day's paths so that each ends at the value of the day's plan, and follows its market and sector on the
 * way.
 */
export class FairValues {
  private readonly history: History;
  private readonly index: number;
  private readonly from: Instant;
  private readonly clock: Float64Array;
  private readonly shared = new Map<string, Float64Array>();
  private readonly paths = new Map<string, FairPath>();

  constructor(history: History, index: number, parts: readonly SessionPart[]) {
    this.history = history;
    this.index = index;
    this.from = parts[0]!.from;
    this.clock = varianceClock(parts);
  }

  path(security: SecurityHistory): FairPath {
    const { symbol } = security.instrument;
    const known = this.paths.get(symbol);
    if (known) return known;
    const path = this.pathOf(security);
    this.paths.set(symbol, path);
    return path;
  }

  private pathOf(security: SecurityHistory): FairPath {
    if (security instanceof FutureHistory) return this.future(security);
    if (security instanceof RightHistory)
      return this.path(security.underlying).through((share) => security.worth(share));
    return this.cash(security as WalkedHistory);
  }

  private cash(security: WalkedHistory): FairPath {
    const { instrument } = security;
    const plan = security.walk.plan(this.index);
    const nerves = this.factors.nerves(this.index);
    const market = this.factor('the market', this.factors.market(this.index), MARKET_VOLATILITY * nerves);
    const sectorReturn = this.factors.sector(instrument.sector, this.index);
    const sector = this.factor(
      instrument.sector ?? 'no sector',
      sectorReturn,
      instrument.sector ? SECTOR_VOLATILITY * nerves : 0,
    );
    const own = this.bridge(instrument.symbol, plan.own, instrument.dailyVolatility * nerves);
    const { beta, sectorBeta } = instrument;
    return new FairPath(
      this.from,
      own.map((value, minute) => plan.fair * Math.exp(beta * market[minute]! + sectorBeta * sector[minute]! + value)),
    );
  }

  private future(security: FutureHistory): FairPath {
    const { terms } = security;
    const { securities, references, days } = this.history;
    const underlying = securities.get(terms.underlying) ?? references.get(terms.underlying);
    const path = underlying ? this.path(underlying) : this.indexPath(terms.underlying);
    const cost = security.carry(days.at(this.index));
    return path.through((price) => price * cost);
  }

  private indexPath(code: string): FairPath {
    const index = this.history.indices.get(code)!;
    const basket = index.basket(this.index);
    const levels = new Float64Array(this.clock.length);
    if (basket.constituents.length === 0) return new FairPath(this.from, levels.fill(index.close(this.index - 1)));
    for (const { symbol, freeFloatShares, capFactor } of basket.constituents) {
      const prices = this.path(this.history.securities.get(symbol)!).minutes;
      const weight = (freeFloatShares * capFactor) / basket.divisor;
      for (let minute = 0; minute < levels.length; minute++) levels[minute]! += weight * prices[minute]!;
    }
    return new FairPath(this.from, levels);
  }

  private get factors(): Factors {
    return this.history.factors;
  }

  private factor(name: string, result: number, noise: number): Float64Array {
    let path = this.shared.get(name);
    if (!path) this.shared.set(name, (path = this.bridge(name, result, noise)));
    return path;
  }

  /** A random bridge from 0 to the day's result along the variance clock. */
  private bridge(name: string, result: number, noise: number): Float64Array {
    const random = this.factors.stream(`${name} minutes`, this.index);
    const { clock } = this;
    const walk = new Float64Array(clock.length);
    let passed = 0;
    clock.forEach((share, minute) => {
      const step = WANDERING * noise * Math.sqrt(share - passed) * fatTailed(random);
      walk[minute] = (walk[minute - 1] ?? 0) + step;
      passed = share;
    });
    const end = walk.at(-1)!;
    return walk.map((value, minute) => value + (result - end) * clock[minute]!);
  }
}
